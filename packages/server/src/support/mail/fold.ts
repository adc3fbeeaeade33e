import { beginsHeader, isAttribution, isClientLine, isSeparator, namesAddress } from './attribution.ts';
import { type Fold, isBlank, type Line } from './lines.ts';

const noLine: Line = { text: '', quoted: 0, mark: null };

/** Lines that an attribution may be broken into. */
const attributionLines = 3;
/** Folds of a message; what would be folded beyond stays visible. */
const foldsMax = 100;
/** Lines after `--` without a space that still look like a signature. */
const shortSignature = 8;

/** Quotes of a message, one after the other without words of the author between them. */
interface Run {
  /** With the attribution before it. */
  start: number;
  end: number;
  /** Whether an attribution or the client says that it quotes another message. */
  isKnown: boolean;
  isMarked: boolean;
}

/**
 * Finds what is folded: quoted messages from their attribution to the end, quotes before the answer, signatures and the
 * lines that clients add. Quotes between the author's words stay, and if nothing would remain, nothing is folded.
 */
export function foldsOf(lines: readonly Line[]): readonly Fold[] {
  const hidden = Array.from({ length: lines.length }, () => false);
  const hide = (start: number, end: number) => hidden.fill(true, start, end);
  const end = originalAt(lines);
  hide(end, lines.length);
  const own = lines.slice(0, end);
  for (const { start, end: stop } of foldedRuns(own)) hide(start, stop);
  for (const { start, end: stop } of signatures(own, hidden)) hide(start, stop);
  for (const at of clientLinesIn(own, hidden)) hide(at, at + 1);
  return lines.some((line, at) => !hidden[at] && !isBlank(line)) ? rangesOf(hidden).slice(0, foldsMax) : [];
}

/** Where the message that is answered begins without marks of a quote, down to the end; otherwise the end. */
function originalAt(lines: readonly Line[]): number {
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line || line.quoted > 0) continue;
    const isStart =
      isSeparator(line.text) ||
      line.mark === 'original' ||
      beginsHeader(wordsFrom(lines, at)) ||
      (lengthOfAttribution(lines, at) > 0 && isUnmarkedQuote(lines, at));
    if (isStart) return withRule(lines, at);
  }
  return lines.length;
}

/** Next lines with words, from one on. */
function wordsFrom(lines: readonly Line[], at: number): string[] {
  const words: string[] = [];
  for (let next = at; next < lines.length && words.length < 9; next++) {
    const text = lines[next]?.text.trim() ?? '';
    if (text !== '') words.push(text);
    else if (next === at) return [];
  }
  return words;
}

/** Whether an attribution with an address is followed by text without a single mark of a quote. */
function isUnmarkedQuote(lines: readonly Line[], at: number): boolean {
  const count = lengthOfAttribution(lines, at);
  const text = joined(lines, at, count);
  return namesAddress(text) && lines.slice(at + count).every(({ quoted, mark }) => quoted === 0 && mark !== 'quote');
}

/** Takes in a line of dashes or underscores, and blank lines, before. */
function withRule(lines: readonly Line[], at: number): number {
  let before = at - 1;
  while (before >= 0 && isBlank(lines[before] ?? noLine)) before--;
  return /^[-_=*]{5,200}$/.test(lines[before]?.text.trim() ?? '') ? before : at;
}

/** Number of lines of the attribution that begins here; 0: none does. */
function lengthOfAttribution(lines: readonly Line[], at: number): number {
  if (lines[at]?.mark === 'attribution') {
    let count = 1;
    while (lines[at + count]?.mark === 'attribution') count++;
    return count;
  }
  if (isBlank(lines[at] ?? noLine)) return 0;
  for (let count = 1; count <= attributionLines && at + count <= lines.length; count++) {
    const last = lines[at + count - 1];
    if (!last || isBlank(last)) return 0;
    if (isAttribution(joined(lines, at, count))) return count;
  }
  return 0;
}

/** Lines as one; a break inside angle brackets disappears. */
const joined = (lines: readonly Line[], at: number, count: number): string =>
  lines
    .slice(at, at + count)
    .map(({ text }) => text.trim())
    .join(' ')
    .replace('< ', '<');

function foldedRuns(lines: readonly Line[]): Run[] {
  const runs = runsOf(lines);
  const hasWords = (from: number, to: number) => lines.slice(from, to).some((line) => !isBlank(line));
  return runs.filter((run, index) => {
    if (!run.isKnown) return false;
    const next = runs[index + 1];
    const isLast = !next;
    if (isLast && !hasWordsAfter(lines, run.end)) return true;
    // One quote alone: before the answer, or marked by the client.
    return runs.length === 1 && (run.isMarked || !hasWords(0, run.start));
  });
}

/** Whether the author wrote something after a line, other than a signature. */
function hasWordsAfter(lines: readonly Line[], at: number): boolean {
  const rest = lines.slice(at);
  const sign = rest.findIndex(({ text, mark }) => mark === 'signature' || text === '-- ');
  return (sign === -1 ? rest : rest.slice(0, sign)).some((line) => !isBlank(line) && !isClientLine(line.text));
}

function runsOf(lines: readonly Line[]): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < lines.length;) {
    const attribution = (lines[at]?.quoted ?? 0) === 0 ? lengthOfAttribution(lines, at) : 0;
    const first = attribution > 0 ? nextWords(lines, at + attribution) : at;
    if (!isQuote(lines[first])) {
      at++;
      continue;
    }
    let end = first;
    for (let next = first; next < lines.length; next = nextWords(lines, next + 1)) {
      if (!isQuote(lines[next])) break;
      end = next + 1;
    }
    const inside = lines.slice(first, end);
    const isMarked = inside.some(({ mark }) => mark === 'quote');
    const isKnown = attribution > 0 || isMarked || lengthOfAttribution(lines, first) > 0;
    runs.push({ start: attribution > 0 ? withRule(lines, at) : at, end, isKnown, isMarked });
    at = end;
  }
  return runs;
}

const isQuote = (line: Line | undefined): boolean => line !== undefined && (line.quoted > 0 || line.mark === 'quote');

/** Next line with words, or the end. */
function nextWords(lines: readonly Line[], at: number): number {
  let next = at;
  while (next < lines.length && isBlank(lines[next] ?? noLine) && !isQuote(lines[next])) next++;
  return next;
}

/** Signatures: after `-- `, up to the next quote; or what the client marks as one. */
function signatures(lines: readonly Line[], hidden: readonly boolean[]): Fold[] {
  const folds: Fold[] = [];
  for (let start = 0; start < lines.length; start++) {
    const { text, quoted, mark } = lines[start] ?? noLine;
    if (hidden[start] || quoted > 0) continue;
    if (mark === 'signature') folds.push({ start, end: start + 1 });
    if (!/^--[ \u00A0]?$/.test(text)) continue;
    const most = text === '--' ? shortSignature : Infinity;
    const end = endOfSignature(lines, hidden, start, most);
    if (end === null) continue;
    folds.push({ start, end });
    start = end - 1;
  }
  return folds;
}

/** End of the signature that begins here; null when it has more lines with words. */
function endOfSignature(
  lines: readonly Line[],
  hidden: readonly boolean[],
  start: number,
  most: number,
): number | null {
  let end = start;
  for (let words = 0; end < lines.length && !hidden[end] && !isQuote(lines[end]); end++) {
    if (!isBlank(lines[end] ?? noLine)) words++;
    if (words > most) return null;
  }
  return end;
}

/** Lines of clients that end the author's words. */
function clientLinesIn(lines: readonly Line[], hidden: readonly boolean[]): number[] {
  return lines.flatMap((line, at) => {
    if (hidden[at] || line.quoted > 0 || !isClientLine(line.text)) return [];
    const next = nextWords(lines, at + 1);
    return next === lines.length || hidden[next] === true || isQuote(lines[next]) ? [at] : [];
  });
}

function rangesOf(hidden: readonly boolean[]): Fold[] {
  const folds: Fold[] = [];
  hidden.forEach((isHidden, at) => {
    if (!isHidden) return;
    const last = folds.at(-1);
    if (last?.end === at) folds[folds.length - 1] = { start: last.start, end: at + 1 };
    else folds.push({ start: at, end: at + 1 });
  });
  return folds;
}

import type { TextState } from './marks.ts';

export type LineKind = 'list' | 'numberedList' | 'quote';

const signs = {
  list: /^([ \t]*)[-*+] (?:\[[ xX]\] )?/,
  numberedList: /^([ \t]*)\d{1,9}[.)] /,
  quote: /^([ \t]*)>(?: |$)/,
} as const satisfies Record<LineKind, RegExp>;

const startOfLine = (value: string, at: number): number => (at === 0 ? 0 : value.lastIndexOf('\n', at - 1) + 1);
function endOfLine(value: string, at: number): number {
  const found = value.indexOf('\n', at);
  return found < 0 ? value.length : found;
}

/** Returns the range of the lines that are selected. A selection that ends at the start of a line doesn't include it. */
function linesOf({ value, start, end }: TextState): { from: number; to: number; lines: string[] } {
  const last = end > start && value[end - 1] === '\n' ? end - 1 : end;
  const from = startOfLine(value, start);
  const to = endOfLine(value, last);
  return { from, to, lines: value.slice(from, to).split('\n') };
}

/** Replaces lines. A selection then covers the new ones; without one, the caret keeps its distance to the line's end. */
function replaceLines(state: TextState, from: number, to: number, text: string): TextState {
  const value = state.value.slice(0, from) + text + state.value.slice(to);
  const end = from + text.length;
  if (state.start !== state.end) return { value, start: from, end };
  const caret = Math.max(from, end - (to - state.end));
  return { value, start: caret, end: caret };
}

/** Returns a line without the sign of a kind, with its indentation. */
const without = (line: string, kind: LineKind): string => line.replace(signs[kind], '$1');

const isBlank = (line: string): boolean => line.trim() === '';

function withSign(line: string, kind: LineKind, number: number): string {
  if (kind === 'quote') return isBlank(line) ? '> ' : `> ${line}`;
  const bare = without(without(line, 'list'), 'numberedList');
  const text = bare.trimStart();
  return `${bare.slice(0, bare.length - text.length)}${kind === 'list' ? '-' : `${number}.`} ${text}`;
}

/** Makes the selected lines a list or a quote, or plain lines again if they all are one. */
export function toggleLines(state: TextState, kind: LineKind): TextState {
  const { from, to, lines } = linesOf(state);
  const counts = (line: string): boolean => kind === 'quote' || lines.length === 1 || !isBlank(line);
  const removes = lines.filter(counts).every((line) => signs[kind].test(line));
  let number = 0;
  const changed = lines.map((line) => {
    if (!counts(line)) return line;
    number += 1;
    return removes ? without(line, kind) : withSign(line, kind, number);
  });
  return replaceLines(state, from, to, changed.join('\n'));
}

const FENCE = /^[ \t]*(?:`{3,}|~{3,})/;

/** Puts the selected lines into a code block, or removes the fences around them. */
export function toggleCodeBlock(state: TextState): TextState {
  const { from, to, lines } = linesOf(state);
  const { value } = state;
  const before = from === 0 ? '' : value.slice(startOfLine(value, from - 1), from - 1);
  const after = to === value.length ? '' : value.slice(to + 1, endOfLine(value, to + 1));
  const text = lines.join('\n');
  if (FENCE.test(before) && FENCE.test(after)) {
    const outer = { from: from - before.length - 1, to: to + 1 + after.length };
    const shift = outer.from - from;
    return {
      value: value.slice(0, outer.from) + text + value.slice(outer.to),
      start: Math.max(state.start, from) + shift,
      end: Math.min(state.end, to) + shift,
    };
  }
  if (lines.length > 2 && [lines[0], lines.at(-1)].every((line) => FENCE.test(line ?? '')))
    return replaceLines(state, from, to, lines.slice(1, -1).join('\n'));
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const shift = fence.length + 1;
  return {
    value: `${value.slice(0, from)}${fence}\n${text}\n${fence}${value.slice(to)}`,
    start: Math.max(state.start, from) + shift,
    end: Math.min(state.end, to) + shift,
  };
}

const ITEM = /^([ \t>]*)(?:([-*+])|(\d{1,9})([.)]))( {1,4})(\[[ xX]\] )?/;
const QUOTE = /^[ \t]*>[ \t>]*/;

/** Returns the sign of the line with its text, and the sign of a line after it. */
function signOf(line: string): { sign: string; next: string } | undefined {
  const item = ITEM.exec(line);
  if (!item) {
    const quote = QUOTE.exec(line)?.[0];
    return quote === undefined ? undefined : { sign: quote, next: quote };
  }
  const [sign, indent = '', bullet, number, dot = '', space = '', task] = item;
  const marker = bullet ?? `${Number(number) + 1}${dot}`;
  return { sign, next: `${indent}${marker}${space}${task === undefined ? '' : '[ ] '}` };
}

const isInCode = (before: string): boolean => before.split('\n').filter((line) => FENCE.test(line)).length % 2 === 1;

/**
 * Returns the text after Enter in a list or a quote: another item, or none after an empty one. Undefined where Enter is
 * a plain line break.
 */
export function continueLines({ value, start, end }: TextState): TextState | undefined {
  const from = startOfLine(value, start);
  const to = endOfLine(value, start);
  const line = value.slice(from, to);
  const found = signOf(line);
  if (start !== end || !found || start < from + found.sign.length || isInCode(value.slice(0, from))) return undefined;
  if (isBlank(line.slice(found.sign.length)))
    return { value: value.slice(0, from) + value.slice(to), start: from, end: from };
  const added = `\n${found.next}`;
  return {
    value: value.slice(0, start) + added + value.slice(start),
    start: start + added.length,
    end: start + added.length,
  };
}

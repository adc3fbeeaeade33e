/** Text of a field with its selection: offsets in UTF-16 code units, as in a `<textarea>`. */
export interface TextState {
  value: string;
  start: number;
  end: number;
}

export type Mark = '**' | '_' | '`';

/** Indentation and signs of lists, quotes and headings, which stay outside of marks. */
const LEAD = /^(?:[ \t>]|[-*+] |\d{1,9}[.)] |#{1,6} )*/;

/** Returns how often a character is repeated from an offset on, in a direction. */
function runFrom(text: string, at: number, step: 1 | -1, char: string): number {
  let count = 0;
  while (text[at + count * step] === char) count += 1;
  return count;
}

/** Returns whether so many equal signs contain the mark: three of `*` are bold and italic. */
const contains = (count: number, mark: Mark): boolean => (mark.length === 2 ? count >= 2 : count % 2 === 1);

const isMarked = (text: string, mark: Mark): boolean =>
  text.length > 2 * mark.length &&
  contains(runFrom(text, 0, 1, mark.charAt(0)), mark) &&
  contains(runFrom(text, text.length - 1, -1, mark.charAt(0)), mark);

/** Removes a mark around a text, and inside it, where only underscores may be part of words. */
function withoutMark(text: string, mark: Mark): string {
  const inner = text.slice(mark.length, -mark.length);
  return mark === '_' ? inner : inner.replaceAll(mark, '');
}

interface Piece {
  lead: string;
  body: string;
  tail: string;
}

/** Splits selected text into lines, each with what stays outside of its marks. */
const piecesOf = (text: string, fromLineStart: boolean): Piece[] =>
  text.split('\n').map((line, index) => {
    const lead =
      index > 0 || fromLineStart ? (LEAD.exec(line)?.[0] ?? '') : line.slice(0, line.length - line.trimStart().length);
    const rest = line.slice(lead.length);
    const body = rest.trimEnd();
    return { lead, body, tail: rest.slice(body.length) };
  });

/** Whether a mark is directly around the selection. */
function isAround({ value, start, end }: TextState, mark: Mark): boolean {
  const char = mark.charAt(0);
  return contains(runFrom(value, start - 1, -1, char), mark) && contains(runFrom(value, end, 1, char), mark);
}

/**
 * Puts a mark around the selection, or removes it if every selected line has it. Marks are set per line, because they
 * don't reach from one item of a list into the next.
 */
export function toggleMark(state: TextState, mark: Mark): TextState {
  const { value } = state;
  const around = isAround(state, mark);
  const start = around ? state.start - mark.length : state.start;
  const end = around ? state.end + mark.length : state.end;
  const replaced = (text: string, from: number, to: number): TextState => ({
    value: value.slice(0, start) + text + value.slice(end),
    start: start + from,
    end: start + to,
  });
  if (state.start === state.end) return around ? replaced('', 0, 0) : replaced(mark + mark, mark.length, mark.length);

  const pieces = piecesOf(value.slice(start, end), start === 0 || value[start - 1] === '\n');
  const filled = pieces.filter(({ body }) => body !== '');
  if (filled.length === 0) return state;
  const removes = filled.every(({ body }) => isMarked(body, mark));
  const change = (body: string): string => {
    if (body === '' || (!removes && isMarked(body, mark))) return body;
    return removes ? withoutMark(body, mark) : mark + body + mark;
  };
  const text = pieces.map(({ lead, body, tail }) => lead + change(body) + tail).join('\n');
  const [only, ...more] = pieces;
  if (only === undefined || more.length > 0) return replaced(text, 0, text.length);
  // Between the marks, so that typing replaces the words, and the same key removes the marks.
  const inset = only.lead.length + (removes ? 0 : mark.length);
  return replaced(text, inset, text.length - only.tail.length - (removes ? 0 : mark.length));
}

const LINK = /^\[([^\]]*)\]\([^()\s]*\)$/;
const ADDRESS = /^(?:https?:\/\/|mailto:)\S+$/;
const START_OF_ADDRESS = 'https://';

/** Makes the selection a link: the text of one, or its address if it is one. Removes a selected link. */
export function toggleLink({ value, start, end }: TextState): TextState {
  const text = value.slice(start, end);
  const replaced = (next: string, from: number, length: number): TextState => ({
    value: value.slice(0, start) + next + value.slice(end),
    start: start + from,
    end: start + from + length,
  });
  const words = LINK.exec(text)?.[1];
  if (words !== undefined) return replaced(words, 0, words.length);
  if (ADDRESS.test(text)) return replaced(`[](${text})`, 1, 0);
  const link = `[${text}](${START_OF_ADDRESS})`;
  return text === '' ? replaced(link, 1, 0) : replaced(link, text.length + 3, START_OF_ADDRESS.length);
}

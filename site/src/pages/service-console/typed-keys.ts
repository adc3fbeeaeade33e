/** X11 keysyms of keys without a character. */
export const keysyms = {
  Backspace: 0xff08,
  Tab: 0xff09,
  Enter: 0xff0d,
  Escape: 0xff1b,
  Left: 0xff51,
  Up: 0xff52,
  Right: 0xff53,
  Down: 0xff54,
  Control: 0xffe3,
} as const;

/** X11 keysym of a character: Latin 1 as it is, all others by their code point. */
function keysymOf(char: string): number {
  if (char === '\n') return keysyms.Enter;
  const point = char.codePointAt(0) ?? 0;
  return point < 0x1_00 ? point : 0x1_00_00_00 + point;
}

/**
 * The keys that lead from one text of a field to the next: characters from the end are erased, others are added. The
 * keyboards of phones say no more: they correct whole words, and their key events don’t name the key.
 */
export function typedKeys(before: string, after: string): number[] {
  const [from, to] = [Array.from(before), Array.from(after)];
  const differs = to.findIndex((char, index) => char !== from[index]);
  const common = differs === -1 ? Math.min(from.length, to.length) : differs;
  return [...from.slice(common).map(() => keysyms.Backspace), ...to.slice(common).map((char) => keysymOf(char))];
}

/** Normalises to digits 0–9, point and comma, one minus, and single spaces. */
const plainText = (text: string): string =>
  text
    // The last hex digit of Arabic, Persian and full-width digits is their value; Arabic and full-width separators have
    // ASCII equivalents.
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll(/[\u066B\uFF0E]/g, '.')
    .replaceAll('\uFF0C', ',')
    .replaceAll(/[\u2212\u2012\u2013\uFF0D]/g, '-')
    .replaceAll(/[\u066C\u2019]/g, "'")
    .replaceAll(/\s+/g, ' ');

/** Longer texts are no number. */
const longest = 100;

/** The text before a number, and the number with its separators. A point after a letter belongs to an abbreviation. */
// oxlint-disable-next-line regexp/no-super-linear-backtracking -- texts of `longest` characters
const oneNumber = /^(\D*?)((?:(?<!\p{L})[.,])?\d(?:[\d.,]|[ '](?=\d))*)\D*$/u;
const grouped = /^\d{1,3}([ '.,])(?:\d{2,3}\1)*\d{3}$/;

/**
 * Parses a number as people write and paste it: "1 500,50 ₽", "1,500.5", "−3". Returns `undefined` for invalid or
 * ambiguous text: "1e2", "5-3", "10 20". A comma followed by three digits is a thousands separator in English and a
 * decimal comma in Russian, depending on `decimalComma`.
 */
export function parseNumber(text: string, decimalComma: boolean): number | undefined {
  if (text.length > longest) return undefined;
  const [, before = '', number = ''] = oneNumber.exec(plainText(text)) ?? [];
  const signs = before.match(/[+-]/g) ?? [];
  const last = Math.max(number.lastIndexOf(','), number.lastIndexOf('.'));
  const mark = number.charAt(last);
  const thousands =
    number.indexOf(mark) !== last || (mark === ',' && !decimalComma && /,\d{3}$/.test(number) && !number.includes('.'));
  const whole = last < 0 || thousands ? number : number.slice(0, last);
  const fraction = last < 0 || thousands ? '' : number.slice(last + 1);
  if (number === '' || signs.length > 1 || /\D/.test(fraction)) return undefined;
  if (/\D/.test(whole) && !grouped.test(whole)) return undefined;
  const value = Number(`${whole.replaceAll(/\D/g, '')}.${fraction}`);
  return Number.isFinite(value) ? (signs[0] === '-' ? -value : value) : undefined;
}

/** Clamps to the bounds and rounds to the nearest step from the lower bound, without binary rounding errors. */
export function settle(value: number, bounds: { min?: number; max?: number; step: number }): number {
  const { min, max, step } = bounds;
  const from = min ?? 0;
  const digits = Math.max(decimals(step), decimals(from));
  const stepped = step > 0 ? Number((from + Math.round((value - from) / step) * step).toFixed(digits)) : value;
  // The upper bound doesn't have to be on a step.
  return Math.max(min ?? -Infinity, Math.min(max ?? Infinity, stepped));
}

const decimals = (value: number): number => (String(value).split('.')[1] ?? '').length;

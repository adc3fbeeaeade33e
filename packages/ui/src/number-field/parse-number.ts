import { nearestStep } from './decimal.ts';

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

/**
 * The text before a number, the number with its separators, and the text after it. A point after a letter belongs to an
 * abbreviation.
 */
// oxlint-disable-next-line regexp/no-super-linear-backtracking -- texts of `longest` characters
const oneNumber = /^(\D*?)((?:(?<!\p{L})[.,])?\d(?:[\d.,]|[ '](?=\d))*)(\D*)$/u;
const grouped = /^\d{1,3}([ '.,])(?:\d{2,3}\1)*\d{3}$/;

/** A minus behind a number, as some accounts have it. "12,– €" ends with a dash instead of cents. */
const minusAfter = /^ ?-(?! ?\p{L})/u;

/**
 * Parses a number as people write and paste it: "1 500,50 ₽", "1,500.5", "−3", and "(3)" of accounts, which is −3.
 * Returns `undefined` for invalid or ambiguous text: "1e2", "5-3", "5-", "10 20". A comma followed by three digits is a
 * thousands separator in English and a decimal comma in Russian, depending on `decimalComma`.
 */
export function parseNumber(text: string, decimalComma: boolean): number | undefined {
  if (text.length > longest) return undefined;
  const [, before = '', number = '', after = ''] = oneNumber.exec(plainText(text)) ?? [];
  const signs = before.match(/[+-]/g) ?? [];
  const last = Math.max(number.lastIndexOf(','), number.lastIndexOf('.'));
  const mark = number.charAt(last);
  const thousands =
    number.indexOf(mark) !== last || (mark === ',' && !decimalComma && /,\d{3}$/.test(number) && !number.includes('.'));
  const whole = last < 0 || thousands ? number : number.slice(0, last);
  const fraction = last < 0 || thousands ? '' : number.slice(last + 1);
  // Accounts write −5 as (5).
  const enclosed = before.lastIndexOf('(') > before.lastIndexOf(')');
  if (number === '' || signs.length > (enclosed ? 0 : 1) || /\D/.test(fraction)) return undefined;
  if (enclosed ? !after.includes(')') : /\d$/.test(number) && minusAfter.test(after)) return undefined;
  if (/\D/.test(whole) && !grouped.test(whole)) return undefined;
  const value = Number(`${whole.replaceAll(/\D/g, '')}.${fraction}`);
  return Number.isFinite(value) ? (enclosed || signs[0] === '-' ? -value : value) : undefined;
}

/** Clamps to the bounds and rounds to the nearest step from the lower bound, without binary rounding errors. */
export function settle(value: number, bounds: { min?: number; max?: number; step: number }): number {
  const { min, max, step } = bounds;
  // The upper bound doesn't have to be on a step.
  return Math.max(min ?? -Infinity, Math.min(max ?? Infinity, nearestStep(value, min ?? 0, step).value));
}

/**
 * Reads a number as people write and paste it: "1 500,50 ₽", "1,500.5", "−3". `undefined` for what is none.
 * One comma with three digits after it is a thousand in English and a fraction in Russian: `decimalComma` decides.
 */
export function parseNumber(text: string, decimalComma: boolean): number | undefined {
  const plain = text
    // Arabic, Persian and full-width digits end in their value; Arabic marks and full-width ones have ASCII twins.
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll(/[\u066B\uFF0E]/g, '.')
    .replaceAll('\uFF0C', ',')
    .replaceAll(/[^\d.,+\u2212-]/g, '')
    .replace('\u2212', '-');
  const sign = plain.startsWith('-') ? -1 : 1;
  let digits = plain.replaceAll(/[+-]/g, '');
  const last = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
  if (last >= 0) {
    const mark = digits.charAt(last);
    const repeated = digits.split(mark).length > 2;
    const thousands = repeated || (mark === ',' && !decimalComma && /,\d{3}$/.test(digits) && !digits.includes('.'));
    const whole = digits.slice(0, last).replaceAll(/[.,]/g, '');
    digits = thousands ? digits.replaceAll(mark, '') : `${whole}.${digits.slice(last + 1)}`;
  }
  return /\d/.test(digits) ? sign * Number(digits) : undefined;
}

/** Into the bounds and onto the nearest step, counted from the lower bound; without the dust of binary fractions. */
export function settle(value: number, bounds: { min?: number; max?: number; step: number }): number {
  const { min, max, step } = bounds;
  const from = min ?? 0;
  const digits = Math.max(decimals(step), decimals(from));
  const stepped = Number((from + Math.round((value - from) / step) * step).toFixed(digits));
  // The upper bound need not lie on a step.
  return Math.max(min ?? -Infinity, Math.min(max ?? Infinity, stepped));
}

const decimals = (value: number): number => (String(value).split('.')[1] ?? '').length;

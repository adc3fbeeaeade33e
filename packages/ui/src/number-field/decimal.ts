/** A decimal as an integer and its number of decimals: 1.005 is 1005 and 3. Negative digits are zeros at its end. */
interface Decimal {
  units: bigint;
  digits: number;
}

/** Exact: JavaScript writes the shortest text that stands for a number, with an exponent if it's small or large. */
function decimalOf(value: number): Decimal {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return { units: BigInt(whole + fraction), digits: fraction.length - Number(exponent) };
}

const unitsAt = (digits: number, { units, digits: own }: Decimal): bigint => units * 10n ** BigInt(digits - own);

const abs = (value: bigint): bigint => (value < 0n ? -value : value);

/**
 * Returns the value on the nearest step from `from`, and which step it is. Exact, because 1.005 / 0.01 is
 * 100.49999999999999 in binary. Halves are rounded away from `from`, as people do: 1.005 is 1.01 at a step of 0.01.
 */
export function nearestStep(value: number, from: number, step: number): { value: number; count: number } {
  if (![value, from, step].every(Number.isFinite) || step <= 0) return { value, count: 0 };
  const parts = [value, from, step].map(decimalOf);
  const digits = Math.max(...parts.map((part) => part.digits));
  const [at = 0n, start = 0n, by = 1n] = parts.map((part) => unitsAt(digits, part));
  const distance = at - start;
  const count = ((2n * abs(distance) + by) / (2n * by)) * (distance < 0n ? -1n : 1n);
  return { value: Number(`${start + count * by}e${-digits}`), count: Number(count) };
}

/** Writes a number without an exponent, which people and `parseNumber` don't read: 0.00000001 instead of 1e-8. */
export function plainNumber(value: number, decimalComma = false): string {
  const text = String(value);
  if (!text.includes('e')) return decimalComma ? text.replace('.', ',') : text;
  const { units, digits } = decimalOf(value);
  const sign = units < 0n ? '-' : '';
  const all = String(abs(digits > 0 ? units : unitsAt(0, { units, digits }))).padStart(digits + 1, '0');
  return digits > 0 ? `${sign}${all.slice(0, -digits)}${decimalComma ? ',' : '.'}${all.slice(-digits)}` : sign + all;
}

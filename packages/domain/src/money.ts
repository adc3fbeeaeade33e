import type { CurrencyCode, Ledger } from '@hoster/contract';

/** Money inside: a whole number of hundredths of some currency. */
export type Cents = number;

/** A decimal number, as number or as text: `1.0825`, `"41.5"`. */
export type Decimal = number | string;

interface Scaled {
  units: bigint;
  /** Decimal places: the number is units / 10^scale. */
  scale: bigint;
}

/** Reads a decimal exactly, without going through binary fractions. Throws a RangeError on anything else. */
function scaled(value: Decimal): Scaled {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(String(value));
  if (!match) throw new RangeError(`Not a decimal number: ${value}`);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const units = BigInt(sign + whole + fraction);
  const scale = BigInt(fraction.length) - BigInt(exponent);
  return scale >= 0n ? { units, scale } : { units: units * 10n ** -scale, scale: 0n };
}

/** Divides to the nearest whole number; a half goes away from zero, as invoices are rounded. */
export function divideHalfAwayFromZero(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const dividend = numerator < 0n ? -numerator : numerator;
  const divisor = denominator < 0n ? -denominator : denominator;
  const quotient = (2n * dividend + divisor) / (2n * divisor);
  return negative ? -quotient : quotient;
}

function toSafe(value: bigint): Cents {
  const cents = Number(value);
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Too much money: ${value}`);
  return cents;
}

/** Cents × a decimal such as a currency rate, exact, rounded half away from zero. */
export function multiplyCents(cents: Cents, by: Decimal): Cents {
  const { units, scale } = scaled(by);
  return toSafe(divideHalfAwayFromZero(BigInt(cents) * units, 10n ** scale));
}

/** So many percent of an amount, rounded half away from zero. */
export function percentOfCents(cents: Cents, percent: Decimal): Cents {
  const { units, scale } = scaled(percent);
  return toSafe(divideHalfAwayFromZero(BigInt(cents) * units, 100n * 10n ** scale));
}

/** cents × numerator / denominator in whole numbers, rounded half away from zero. */
export function ratioOfCents(cents: Cents, numerator: number, denominator: number): Cents {
  return toSafe(divideHalfAwayFromZero(BigInt(cents) * BigInt(numerator), BigInt(denominator)));
}

/** A price of the wire (major units) in cents. */
export function toCents(price: Decimal): Cents {
  return multiplyCents(100, price);
}

/** Cents as a price of the wire (major units). */
export function fromCents(cents: Cents): number {
  return cents / 100;
}

/** Cents as decimal text with 2 places: `"12.50"`. */
export function formatCents(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Cents as a ledger amount of the wire. */
export function toLedger(cents: Cents, currency: CurrencyCode): Ledger {
  return { amount: formatCents(cents), currency };
}

/** Cents of a ledger amount. Throws a RangeError when the text is not a number with 2 places. */
export function parseLedger(ledger: Ledger): Cents {
  if (!/^-?\d+\.\d{2}$/.test(ledger.amount)) throw new RangeError(`Not a ledger amount: ${ledger.amount}`);
  return toCents(ledger.amount);
}

/**
 * Converts amounts so that they still sum to the converted sum: each is rounded down, and the cents left over go to
 * those that lost most. Zeros stay zero.
 */
export function convertCents(amounts: readonly Cents[], rate: Decimal): { amounts: Cents[]; total: Cents } {
  const { units, scale } = scaled(rate);
  const whole = 10n ** scale;
  const exact = amounts.map((cents) => BigInt(cents) * units);
  const floors = exact.map((value) => (value - (((value % whole) + whole) % whole)) / whole);
  const total = divideHalfAwayFromZero(
    exact.reduce((sum, value) => sum + value, 0n),
    whole,
  );
  let left = total - floors.reduce((sum, value) => sum + value, 0n);
  const lost = exact.map((value, index) => ({ index, lost: value - (floors[index] ?? 0n) * whole }));
  const result = floors.map(toSafe);
  for (const { index } of lost.toSorted((a, b) => (a.lost === b.lost ? a.index - b.index : a.lost > b.lost ? -1 : 1))) {
    if (left <= 0n) break;
    result[index] = (result[index] ?? 0) + 1;
    left -= 1n;
  }
  return { amounts: result, total: toSafe(total) };
}

import type { CurrencyCode, Ledger } from '@hoster/contract';

/** A whole number of hundredths of some currency, for sums whose currency is the caller's affair. */
export type Cents = number;

declare const currencyTag: unique symbol;

/**
 * Hundredths of one currency. Amounts of different currencies don't mix: passing one where another is expected is a
 * type error, and so is passing the bare result of arithmetic. Tag such a result with `centsIn`.
 */
export type CentsIn<Code extends CurrencyCode> = Cents & { readonly [currencyTag]: (code: Code) => Code };

/** Catalogue prices and the ledger of the balance. */
export type EuroCents = CentsIn<'EUR'>;

/** An amount that travels with its currency, which is known only at run time: what an order charges. */
export type ChargedCents = CentsIn<CurrencyCode>;

/** Tags an amount with its currency. Returns the same number. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where a number becomes an amount
export const centsIn = <Code extends CurrencyCode>(_code: Code, cents: Cents): CentsIn<Code> => cents as CentsIn<Code>;

/** Tags an amount of euros. */
export const euroCents = (cents: Cents): EuroCents => centsIn('EUR', cents);

/** A decimal number, as number or as text: `1.0825`, `"41.5"`. */
export type Decimal = number | string;

interface Scaled {
  units: bigint;
  /** Decimal places: the number is units / 10^scale. */
  scale: bigint;
}

/** Reads a decimal exactly, without going through binary fractions. Throws a RangeError on anything else. */
function scaled(value: Decimal): Scaled {
  if (Number.isSafeInteger(value)) return { units: BigInt(value), scale: 0n };
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(String(value));
  if (!match) throw new RangeError(`Not a decimal number: ${value}`);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const units = BigInt(sign + whole + fraction);
  const scale = BigInt(fraction.length) - BigInt(exponent);
  return scale >= 0n ? { units, scale } : { units: units * 10n ** -scale, scale: 0n };
}

/** Divides and rounds to the nearest integer, halves away from zero, as on invoices. */
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

/** A catalogue price of the wire (EUR, major units) in cents. */
export function toCents(price: Decimal): EuroCents {
  return euroCents(multiplyCents(100, price));
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

/**
 * Cents of a ledger amount, in the ledger's currency. Throws a RangeError when the text is not a number with 2 places.
 */
export function parseLedger<Code extends CurrencyCode>(ledger: { amount: string; currency: Code }): CentsIn<Code> {
  if (!/^-?\d+\.\d{2}$/.test(ledger.amount)) throw new RangeError(`Not a ledger amount: ${ledger.amount}`);
  return centsIn(ledger.currency, multiplyCents(100, ledger.amount));
}

/** Cents of a ledger amount in euros; null when it is in another currency. */
export function parseEuros(ledger: Ledger): EuroCents | null {
  return ledger.currency === 'EUR' ? parseLedger({ amount: ledger.amount, currency: ledger.currency }) : null;
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

/** Cashback of a net price, rounded down; never negative. */
export const cashbackOf = (net: Cents, percent: number): EuroCents =>
  euroCents(Math.max(0, Math.floor((net * percent) / 100)));

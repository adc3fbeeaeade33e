import type { Decimal } from '../money/money.ts';

/** Smallest units of a coin: satoshi, wei. A coin has 10^decimals of them. */
export type CoinUnits = bigint;

interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Plain decimals of a size that no rate or amount exceeds, so that hostile text costs nothing. */
const plainDecimal = /^(\d{1,30})(?:\.(\d{1,30}))?$/;

/** @throws RangeError for anything but a plain decimal that isn't negative */
function fraction(value: Decimal): Fraction {
  const match = plainDecimal.exec(String(value));
  if (!match) throw new RangeError(`Not a plain decimal number: ${String(value).slice(0, 80)}`);
  const [, whole = '', decimals = ''] = match;
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) };
}

function rateOf(rate: string): Fraction {
  const read = fraction(rate);
  if (read.numerator === 0n) throw new RangeError('A rate must be more than zero');
  return read;
}

/**
 * Returns the units to ask for a sum, rounded up: less would be worth less than the sum.
 * @param euroCents EUR cents
 * @param rate EUR per coin, as decimal text
 * @throws RangeError for a rate that isn't a positive plain decimal, and for sums that aren't whole or are negative
 */
export function unitsForEuro(euroCents: number, rate: string, decimals: number): CoinUnits {
  if (!Number.isSafeInteger(euroCents) || euroCents < 0) throw new RangeError(`Not a sum in cents: ${euroCents}`);
  const { numerator, denominator } = rateOf(rate);
  const dividend = BigInt(euroCents) * denominator * 10n ** BigInt(decimals);
  const divisor = 100n * numerator;
  return (dividend + divisor - 1n) / divisor;
}

/**
 * Returns the worth of units in EUR cents, rounded down.
 * @param rate EUR per coin, as decimal text
 * @throws RangeError for a rate that isn't a positive plain decimal, and for worths beyond safe integers
 */
export function euroWorth(units: CoinUnits, rate: string, decimals: number): number {
  if (units < 0n) throw new RangeError(`Not an amount of coins: ${units}`);
  const { numerator, denominator } = rateOf(rate);
  const cents = Number((units * numerator * 100n) / (denominator * 10n ** BigInt(decimals)));
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Too much money: ${cents}`);
  return cents;
}

/** Writes units as a decimal of the coin without trailing zeros: `0.0125`. */
export function coinText(units: CoinUnits, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  let end = digits.length;
  while (end > whole.length && digits[end - 1] === '0') end -= 1;
  const rest = digits.slice(whole.length, end);
  return rest === '' ? whole : `${whole}.${rest}`;
}

/**
 * Reads a decimal of a coin as units.
 * @throws RangeError for anything but a plain decimal, and for more places than the coin has
 */
export function coinUnits(text: string, decimals: number): CoinUnits {
  const { numerator, denominator } = fraction(text);
  const scaled = numerator * 10n ** BigInt(decimals);
  if (scaled % denominator !== 0n) throw new RangeError(`More than ${decimals} decimal places: ${text}`);
  return scaled / denominator;
}

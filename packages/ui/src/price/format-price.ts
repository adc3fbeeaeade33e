/**
 * A price, exact from end to end: a whole number of cents, or a decimal as the ledger writes it ("12.50"). A number
 * of the catalogue is taken by its shortest text, 12.1 as "12.1", and never calculated with: in binary 1.1 × 1.1 is
 * 1.2100000000000002.
 */
export type Amount = { cents: number } | { decimal: string | number };

/** The currency a price is shown in. Names as the contract spells them. */
export interface DisplayCurrency {
  /** EUR, USD, GBP, UAH, RUR … */
  short: string;
  /** Used where no forced sign is known. */
  sign?: string | undefined;
  /** How many of this currency one unit of the amount is, as decimal text or a number of few digits. @default 1 */
  multiplier?: string | number | undefined;
}

export interface FormatPriceOptions {
  currency: DisplayCurrency;
  /** Language of the page, which decides separators and where the sign stands: `ru` and `uk` as there, else as English. */
  locale: string;
  /** Puts "+" before what is not negative: changes of balance. @default false */
  signed?: boolean | undefined;
  /** Two digits always, so that a column aligns: 12.00. Otherwise whole amounts have none: 12, but 12.50. @default false */
  fixed?: boolean | undefined;
}

export interface PricePart {
  type: 'minus' | 'plus' | 'symbol' | 'space' | 'integer' | 'fraction';
  value: string;
}

/** No break between a figure and its sign. */
const noBreak = '\u00A0';
const minus = '\u2212';

/**
 * Signs by hand: what `Intl` prints depends on the release of ICU, and server and browser have different ones.
 * It would print "RUB" in English, where the ruble sign is wanted.
 */
const signs: Readonly<Record<string, string>> = {
  EUR: '€',
  USD: '$',
  GBP: '£',
  UAH: '₴',
  RUR: '₽',
  RUB: '₽',
  CHF: 'CHF',
  PLN: 'zł',
};

/** A decimal as an integer and the number of its digits after the point, both exact. */
function parse(text: string): { units: bigint; digits: number } | undefined {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i.exec(text.trim());
  if (!match) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  if (whole + fraction === '') return undefined;
  const shift = Number(exponent);
  if (Math.abs(shift) > 40) return undefined;
  const units = BigInt(`${sign === '-' ? '-' : ''}${whole}${fraction}${'0'.repeat(Math.max(shift, 0))}`);
  return { units, digits: fraction.length + Math.max(-shift, 0) };
}

/** Divides, halves away from zero: 0.005 becomes 0.01, −0.005 becomes −0.01, as invoices round. */
function divideHalfUp(value: bigint, divisor: bigint): bigint {
  const rounded = ((value < 0n ? -value : value) * 2n + divisor) / (divisor * 2n);
  return value < 0n ? -rounded : rounded;
}

/**
 * Amount × multiplier in hundredths of the shown currency, rounded once, halves away from zero.
 * `undefined` for what is not a number.
 */
export function toHundredths(amount: Amount, multiplier: string | number = 1): bigint | undefined {
  const value = parse('decimal' in amount ? String(amount.decimal) : `${amount.cents}e-2`);
  const factor = parse(String(multiplier));
  if (value === undefined || factor === undefined) return undefined;
  const digits = value.digits + factor.digits;
  const product = value.units * factor.units * 100n;
  return divideHalfUp(product, 10n ** BigInt(digits));
}

const group = (digits: string, separator: string): string => digits.replace(/\B(?=(\d{3})+$)/g, separator);

/** The price in its parts, in reading order; empty for what is not a number. */
export function priceParts(amount: Amount, options: FormatPriceOptions): PricePart[] {
  const { currency, locale, signed = false, fixed = false } = options;
  const hundredths = toHundredths(amount, currency.multiplier);
  if (hundredths === undefined) return [];
  const negative = hundredths < 0n;
  const digits = String(negative ? -hundredths : hundredths).padStart(3, '0');
  const cyrillic = /^(ru|uk)\b/.test(locale);
  const integer = group(digits.slice(0, -2), cyrillic ? noBreak : ',');
  const cents = digits.slice(-2);
  const fraction = cents === '00' && !fixed ? '' : cents;
  const symbol = signs[currency.short] ?? currency.sign ?? currency.short;
  // A letter would touch the figure: "CHF 12", but "$12".
  const before: PricePart[] = [{ type: 'symbol', value: symbol }];
  if (/\p{L}$/u.test(symbol)) before.push({ type: 'space', value: noBreak });
  const number: PricePart[] = [{ type: 'integer', value: integer }];
  if (fraction !== '') number.push({ type: 'fraction', value: (cyrillic ? ',' : '.') + fraction });
  const sign: PricePart[] = negative
    ? [{ type: 'minus', value: minus }]
    : signed && hundredths > 0n
      ? [{ type: 'plus', value: '+' }]
      : [];
  return cyrillic
    ? [...sign, ...number, { type: 'space', value: noBreak }, { type: 'symbol', value: symbol }]
    : [...sign, ...before, ...number];
}

/** The price as text without a break in it: `€1,234.5`, `1 234,5 ₽`. "—" for what is not a number. */
export function formatPrice(amount: Amount, options: FormatPriceOptions): string {
  return (
    priceParts(amount, options)
      .map((part) => part.value)
      .join('') || '—'
  );
}

/** The exact figure for machines, with a point and two digits at most: `<data value="1234.5">`. */
export function plainPrice(amount: Amount, multiplier?: string | number): string | undefined {
  const hundredths = toHundredths(amount, multiplier);
  if (hundredths === undefined) return undefined;
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0');
  const text = `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.?0+$/, '');
  return hundredths < 0n ? `-${text}` : text;
}

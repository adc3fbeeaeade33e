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
  /** Its code with sign and multiplier. */
  currency: DisplayCurrency;
  /** Language of the page, which decides separators and where the sign stands: `ru` and `uk` as there, else as English. */
  locale: string;
  /** Puts "+" before what is not negative: changes of balance. @default false */
  signed?: boolean | undefined;
  /** Two digits always, so that a column aligns: 12.00. Otherwise whole amounts have none: 12, but 12.50. @default false */
  fixed?: boolean | undefined;
  /** Most digits after the point; the figure for machines keeps two. @default 2 */
  digits?: 0 | 1 | 2 | undefined;
  /** What becomes of more digits than are shown. @default 'half-away' */
  rounding?: Rounding | undefined;
}

/**
 * Half-away: 0.5 → 1, −0.5 → −1, as invoices round. Half-even: 0.5 → 0, 1.5 → 2, as banks do. Up is away from zero,
 * down towards it: "from" prices that must not promise too little.
 */
export type Rounding = 'half-away' | 'half-even' | 'up' | 'down';

export interface PricePart {
  type: 'minus' | 'plus' | 'symbol' | 'space' | 'integer' | 'fraction';
  value: string;
}

/** No break between a figure and its sign. */
const noBreak = '\u00A0';

/**
 * Signs by hand: what `Intl` prints depends on the release of ICU, and server and browser have different ones.
 * It would print "RUB" in English, where the ruble sign is wanted.
 */
const signs: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£', UAH: '₴', RUR: '₽', RUB: '₽' };

/** A decimal as an integer and the number of its digits after the point, both exact. */
function parse(text: string): { units: bigint; digits: number } | undefined {
  // JavaScript writes small numbers with an exponent: 1e-7.
  const [, whole = '', fraction = '', shift = '0'] = /^(-?\d*)\.?(\d*)(?:e-(\d+))?$/.exec(text.trim()) ?? [];
  if (!/\d/.test(whole + fraction)) return undefined;
  return { units: BigInt(whole + fraction), digits: fraction.length + Number(shift) };
}

/** Division of whole numbers, rounded as named. */
function divide(value: bigint, by: bigint, rounding: Rounding): bigint {
  const whole = value / by;
  const rest = value % by;
  const twice = (rest < 0n ? -rest : rest) * 2n;
  const onHalf = rounding === 'half-away' || (rounding === 'half-even' && whole % 2n !== 0n);
  const farther = rounding === 'up' ? rest !== 0n : rounding !== 'down' && (twice > by || (twice === by && onHalf));
  return whole + (farther ? (value < 0n ? -1n : 1n) : 0n);
}

/** Amount × multiplier in hundredths of the shown currency, rounded once. `undefined` for what is not a number. */
export function toHundredths(
  amount: Amount,
  multiplier: string | number = 1,
  { digits = 2, rounding = 'half-away' }: Pick<FormatPriceOptions, 'digits' | 'rounding'> = {},
): bigint | undefined {
  const value = parse('decimal' in amount ? String(amount.decimal) : `${amount.cents}e-2`);
  const factor = parse(String(multiplier));
  if (value === undefined || factor === undefined) return undefined;
  const product = value.units * factor.units * 10n ** BigInt(digits);
  return divide(product, 10n ** BigInt(value.digits + factor.digits), rounding) * 10n ** BigInt(2 - digits);
}

/** The price in its parts, in reading order; empty for what is not a number. */
export function priceParts(amount: Amount, options: FormatPriceOptions): PricePart[] {
  const { currency, locale, signed, fixed, digits: most = 2 } = options;
  const hundredths = toHundredths(amount, currency.multiplier, options);
  if (hundredths === undefined) return [];
  const parts: PricePart[] = [];
  const add = (type: PricePart['type'], value: string): unknown => parts.push({ type, value });
  const digits = String(hundredths).replace('-', '').padStart(3, '0');
  const cents = digits.slice(-2, most === 1 ? -1 : undefined);
  const cyrillic = /^(ru|uk)\b/.test(locale);
  const symbol = signs[currency.short] ?? currency.sign ?? currency.short;

  if (hundredths < 0n) add('minus', '\u2212');
  else if (signed && hundredths > 0n) add('plus', '+');
  if (!cyrillic) {
    add('symbol', symbol);
    // A letter would touch the figure: "CHF 12", but "$12".
    if (/\p{L}$/u.test(symbol)) add('space', noBreak);
  }
  add('integer', digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, cyrillic ? noBreak : ','));
  if (most > 0 && (fixed || Number(cents) > 0)) add('fraction', (cyrillic ? ',' : '.') + cents);
  if (cyrillic) {
    add('space', noBreak);
    add('symbol', symbol);
  }
  return parts;
}

/** The price as text without a break in it: `€1,234.50`, `1 234,50 ₽`. "—" for what is not a number. */
export function formatPrice(amount: Amount, options: FormatPriceOptions): string {
  const text = priceParts(amount, options).map((part) => part.value);
  return text.join('') || '—';
}

/** The figure for machines, with a point and two digits at most: `<data value="1234.5">`. Exact below 90 trillion. */
export function plainPrice(amount: Amount, multiplier?: string | number): string | undefined {
  const hundredths = toHundredths(amount, multiplier);
  return hundredths === undefined ? undefined : String(Number(hundredths) / 100);
}

/** By how many percent the price is below the old one, whole, never more than it is: 14 of 14.9. `undefined` for none. */
export function discountPercent(old: Amount, amount: Amount): number | undefined {
  const [before, now] = [toHundredths(old) ?? 0n, toHundredths(amount) ?? 0n];
  const percent = before > 0n ? Number(((before - now) * 100n) / before) : 0;
  return percent > 0 ? percent : undefined;
}

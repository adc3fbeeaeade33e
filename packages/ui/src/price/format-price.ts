/**
 * An exact amount: integer cents, or a decimal string ("12.50"). A number is converted to its shortest text, 12.1 to
 * "12.1", and never used in floating-point arithmetic, where 1.1 × 1.1 is 1.2100000000000002.
 */
export type Amount = { cents: number } | { decimal: string | number };

/** The display currency, with field names as in the API. */
export interface DisplayCurrency {
  /** EUR, USD, GBP, UAH, RUR … */
  short: string;
  /** Used for currencies without a built-in symbol. */
  sign?: string | undefined;
  /** Exchange rate from the amount's currency to this one, as decimal text or a number with few digits. @default 1 */
  multiplier?: string | number | undefined;
}

export interface FormatPriceOptions {
  /** Currency code with symbol and multiplier. */
  currency: DisplayCurrency;
  /**
   * Language of the page. Sets the separators and position of the symbol: `ru` and `uk` have their own, others are as
   * in English.
   */
  locale: string;
  /** Shows "+" before amounts that aren't negative, for balance changes. @default false */
  signed?: boolean | undefined;
  /**
   * Always shows two decimals, so that columns align: 12.00. Otherwise whole amounts have none: 12, but 12.50. @default
   * false
   */
  fixed?: boolean | undefined;
  /** Maximum number of decimals. The machine-readable value keeps two. @default 2 */
  digits?: 0 | 1 | 2 | undefined;
  /** Rounding mode. @default 'half-away' */
  rounding?: Rounding | undefined;
}

/**
 * `half-away`: 0.5 → 1, −0.5 → −1, as on invoices. `half-even`: 0.5 → 0, 1.5 → 2, as in banking. `up` rounds away from
 * zero, `down` towards it. Use `up` for "from" prices, which must not be too low.
 */
export type Rounding = 'half-away' | 'half-even' | 'up' | 'down';

export interface PricePart {
  type: 'minus' | 'plus' | 'symbol' | 'space' | 'integer' | 'fraction';
  value: string;
}

/** No line break between a number and its symbol. */
const noBreak = '\u00A0';

/**
 * Built-in symbols, because `Intl` depends on the ICU version, which may differ between server and browser. In English,
 * it would show "RUB" instead of the ruble symbol.
 */
const signs: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£', UAH: '₴', RUR: '₽', RUB: '₽' };

/** A decimal as an integer and its number of decimals, both exact. */
function parse(text: string): { units: bigint; digits: number } | undefined {
  // JavaScript formats small numbers with an exponent: 1e-7.
  const [, whole = '', fraction = '', shift = '0'] = /^(-?\d*)(?:\.(\d*))?(?:e-(\d+))?$/.exec(text.trim()) ?? [];
  if (!/\d/.test(whole + fraction)) return undefined;
  return { units: BigInt(whole + fraction), digits: fraction.length + Number(shift) };
}

/** Divides integers with the given rounding mode. */
function divide(value: bigint, by: bigint, rounding: Rounding): bigint {
  const whole = value / by;
  const rest = value % by;
  const twice = (rest < 0n ? -rest : rest) * 2n;
  const onHalf = rounding === 'half-away' || (rounding === 'half-even' && whole % 2n !== 0n);
  const farther = rounding === 'up' ? rest !== 0n : rounding !== 'down' && (twice > by || (twice === by && onHalf));
  return whole + (farther ? (value < 0n ? -1n : 1n) : 0n);
}

/**
 * Returns amount × multiplier in hundredths of the display currency, rounded once, or `undefined` if it's not a number.
 */
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

/** Returns the parts of the price in reading order, or an empty list if it's not a number. */
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
    // Letters need a space: "CHF 12", but "$12".
    if (/\p{L}$/u.test(symbol)) add('space', noBreak);
  }
  // oxlint-disable-next-line regexp/no-super-linear-move -- digits of one amount
  add('integer', digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, cyrillic ? noBreak : ','));
  if (most > 0 && (fixed || Number(cents) > 0)) add('fraction', (cyrillic ? ',' : '.') + cents);
  if (cyrillic) {
    add('space', noBreak);
    add('symbol', symbol);
  }
  return parts;
}

/** Returns the price as text without line breaks: `€1,234.50`, `1 234,50 ₽`, or "—" if it's not a number. */
export function formatPrice(amount: Amount, options: FormatPriceOptions): string {
  const text = priceParts(amount, options).map((part) => part.value);
  return text.join('') || '—';
}

/**
 * Returns the machine-readable value with a point and at most two decimals: `<data value="1234.5">`. Exact below 90
 * trillion.
 */
export function plainPrice(amount: Amount, multiplier?: string | number): string | undefined {
  const hundredths = toHundredths(amount, multiplier);
  return hundredths === undefined ? undefined : String(Number(hundredths) / 100);
}

/**
 * Returns the discount from the old price in whole percent, rounded down: 14 for 14.9. `undefined` if there is none.
 */
export function discountPercent(old: Amount, amount: Amount): number | undefined {
  const [before, now] = [toHundredths(old) ?? 0n, toHundredths(amount) ?? 0n];
  const percent = before > 0n ? Number(((before - now) * 100n) / before) : 0;
  return percent > 0 ? percent : undefined;
}

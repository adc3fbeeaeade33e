import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountPercent, formatPrice, plainPrice, priceParts, toHundredths } from './format-price.ts';

const eur = { short: 'EUR' };
const space = '\u00A0';

describe('formatPrice', () => {
  test.each([
    [{ cents: 1200 }, 'en', '€12'],
    [{ cents: 1250 }, 'en', '€12.50'],
    [{ cents: 123456789 }, 'en', '€1,234,567.89'],
    [{ cents: 123450 }, 'ru', `1${space}234,50${space}€`],
    [{ cents: -5 }, 'en', '\u2212€0.05'],
    [{ cents: -123450 }, 'en', '\u2212€1,234.50'],
    [{ cents: -123450 }, 'ru', `\u22121${space}234,50${space}€`],
    [{ decimal: '-0.004' }, 'en', '€0'],
    [{ decimal: '12.50' }, 'en', '€12.50'],
    [{ decimal: 0.1 }, 'en', '€0.10'],
    [{ decimal: '' }, 'en', '—'],
    [{ decimal: 'NaN' }, 'ru', '—'],
    [{ cents: Number.NaN }, 'en', '—'],
    [{ cents: Infinity }, 'en', '—'],
  ])('formats %j in %s as %s', (amount, locale, text) => {
    expect(formatPrice(amount, { currency: eur, locale })).toBe(text);
  });

  test.each([
    ['RUR', 'ru', `12${space}₽`],
    ['RUR', 'en', '₽12'],
    ['UAH', 'ru', `12${space}₴`],
    ['UAH', 'en', '₴12'],
    ['USD', 'en', '$12'],
  ])('uses the symbol of %s in %s', (short, locale, text) => {
    // The server's symbol is ignored for these, because it may be a word.
    expect(formatPrice({ cents: 1200 }, { currency: { short, sign: 'XXX' }, locale })).toBe(text);
  });

  test('uses the ruble and hryvnia symbols in every language, whatever the server or Intl use', () => {
    const locales = [
      'en',
      'en-US',
      'ru',
      'ru-RU',
      'uk-UA',
      'de',
      'fr',
      'es',
      'pt-BR',
      'tr',
      'kk',
      'ar',
      'he',
      'zh',
      'ja',
      '',
    ];
    const forced = fc.constantFrom(['RUR', '₽'], ['RUB', '₽'], ['UAH', '₴']);
    fc.assert(
      fc.property(fc.constantFrom(...locales), forced, fc.integer(), (locale, [short = '', sign = ''], amount) => {
        const text = formatPrice({ cents: amount }, { currency: { short, sign: 'RUB' }, locale });
        expect(text.split(sign)).toHaveLength(2);
        expect(text).not.toMatch(/[A-Za-z]/);
      }),
    );
  });

  test('uses the server’s symbol for an unknown currency', () => {
    expect(formatPrice({ cents: 100 }, { currency: { short: 'JPY', sign: '¥' }, locale: 'en' })).toBe('¥1');
  });

  test('separates an alphabetic symbol from the number', () => {
    expect(formatPrice({ cents: 1200 }, { currency: { short: 'CHF' }, locale: 'en' })).toBe(`CHF${space}12`);
  });

  test('rounds once, half away from zero', () => {
    expect(formatPrice({ decimal: '1.005' }, { currency: eur, locale: 'en' })).toBe('€1.01');
    expect(formatPrice({ decimal: '-1.005' }, { currency: eur, locale: 'en' })).toBe('−€1.01');
    expect(formatPrice({ decimal: '1.1' }, { currency: { short: 'EUR', multiplier: 1.1 }, locale: 'en' })).toBe(
      '€1.21',
    );
  });

  test.each([
    ['2.5', 0, 'half-away', '€3'],
    ['2.5', 0, 'half-even', '€2'],
    ['3.5', 0, 'half-even', '€4'],
    ['-2.5', 0, 'half-even', '−€2'],
    ['2.01', 0, 'up', '€3'],
    ['-2.01', 0, 'up', '−€3'],
    ['2.99', 0, 'down', '€2'],
    ['2.25', 1, 'half-away', '€2.3'],
    ['2.04', 1, 'half-away', '€2'],
    ['2.999', 2, 'down', '€2.99'],
  ] as const)('formats %s with %i digits, %s, as %s', (decimal, digits, rounding, text) => {
    expect(formatPrice({ decimal }, { currency: eur, locale: 'en', digits, rounding })).toBe(text);
  });

  test('shows the decimal of whole amounts with one fixed digit', () => {
    expect(formatPrice({ cents: 1200 }, { currency: eur, locale: 'en', digits: 1, fixed: true })).toBe('€12.0');
  });

  test('accepts multipliers in exponent notation', () => {
    expect(toHundredths({ cents: 100_000_000 }, 1e-6)).toBe(100n);
    expect(toHundredths({ decimal: 2.5e-7 }, 4e6)).toBe(100n);
  });
});

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const multiplier = fc.integer({ min: 1, max: 999_999_999 }).map((millionths) => ({
  millionths: BigInt(millionths),
  text: `${Math.floor(millionths / 1e6)}.${String(millionths % 1e6).padStart(6, '0')}`,
}));

test('uses a typographic minus, and a plus on request', () => {
  const signed = { currency: eur, locale: 'en', signed: true };
  expect(formatPrice({ cents: -1200 }, signed)).toBe('\u2212€12');
  expect(formatPrice({ cents: 1200 }, signed)).toBe('+€12');
  expect(formatPrice({ cents: 0 }, signed)).toBe('€0');
  // Machine-readable values use a hyphen.
  expect(plainPrice({ cents: -1200 })).toBe('-12');
});

test('is exact for every amount and every multiplier of six digits', () => {
  fc.assert(
    fc.property(cents, multiplier, (amount, { millionths, text }) => {
      const exact = BigInt(amount) * millionths;
      const shown = toHundredths({ cents: amount }, text) ?? 0n;
      const error = shown * 1_000_000n - exact;
      expect(error <= 500_000n && error >= -500_000n).toBe(true);
    }),
  );
});

test('every rounding mode is off by less than one step, in its direction', () => {
  const ways = fc.constantFrom('half-away', 'half-even', 'up', 'down');
  fc.assert(
    fc.property(cents, multiplier, fc.constantFrom(0, 1, 2), ways, (amount, by, digits, rounding) => {
      const exact = BigInt(amount) * by.millionths;
      const shown = (toHundredths({ cents: amount }, by.text, { digits, rounding }) ?? 0n) * 1_000_000n;
      const step = 10n ** BigInt(2 - digits) * 1_000_000n;
      const size = (value: bigint): bigint => (value < 0n ? -value : value);
      expect(size(shown - exact) < step).toBe(true);
      expect(shown % step).toBe(0n);
      if (rounding === 'up') expect(size(shown) >= size(exact)).toBe(true);
      if (rounding === 'down') expect(size(shown) <= size(exact)).toBe(true);
      if (rounding.startsWith('half')) expect(size(shown - exact) * 2n <= step).toBe(true);
    }),
  );
});

test('never overstates a discount, and omits a zero discount', () => {
  expect(discountPercent({ cents: 1200 }, { cents: 1020 })).toBe(15);
  expect(discountPercent({ cents: 1000 }, { cents: 851 })).toBe(14);
  expect(discountPercent({ cents: 1000 }, { cents: 999 })).toBeUndefined();
  expect(discountPercent({ cents: 1000 }, { cents: 1200 })).toBeUndefined();
  expect(discountPercent({ cents: 0 }, { cents: 0 })).toBeUndefined();
});

test('has zero or two decimals and no line breaks', () => {
  fc.assert(
    fc.property(
      cents,
      multiplier,
      fc.constantFrom('en', 'ru'),
      fc.constantFrom('EUR', 'RUR'),
      (amount, by, locale, short) => {
        const options = { currency: { short, multiplier: by.text }, locale };
        const text = formatPrice({ cents: amount }, options);
        expect(text).not.toMatch(/[ \n\u202F]/);
        const fraction = priceParts({ cents: amount }, options).find((part) => part.type === 'fraction');
        if (fraction) expect(fraction.value).toMatch(/^[.,]\d{2}$/);
      },
    ),
  );
});

test('parses back to the machine-readable value', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const text = formatPrice({ cents: amount }, { currency: eur, locale: 'en' });
      const read = Number(text.replace('−', '-').replace('€', '').replaceAll(',', ''));
      expect(read).toBe(Number(plainPrice({ cents: amount })));
      expect(Math.round(read * 100)).toBe(amount);
    }),
  );
});

test('does not depend on the form of the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), multiplier, (amount, { text }) => {
      const decimal = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
      expect(toHundredths({ decimal }, text)).toBe(toHundredths({ cents: amount }, text));
      expect(toHundredths({ decimal: amount / 100 }, text)).toBe(toHundredths({ cents: amount }, text));
    }),
  );
});

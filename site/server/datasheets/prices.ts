import { euroCents, toCents, type EuroCents } from '@hoster/domain/money/money';
import { computeTotal } from '@hoster/domain/money/pricing';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { LineItem } from '../catalogue/line.ts';
import { intlOf } from '../i18n/say.ts';
import type { Lang } from '../../src/i18n/languages.ts';
import type { SheetPrices, SheetTerm } from './data-sheet.ts';

const words: Readonly<
  Record<'title' | 'note' | 'perMonth' | 'total' | 'discount' | 'setup' | 'none', MessageDescriptor>
> = defineMessages({
  title: { id: 'host.sheet.prices', defaultMessage: 'Price by term', description: 'Heading of a data sheet' },
  note: {
    id: 'host.sheet.prices.note',
    defaultMessage: 'EUR, excl. VAT',
    description: 'Data sheet, beside the heading of the prices',
  },
  perMonth: { id: 'host.sheet.per-month', defaultMessage: 'Per month', description: 'Row of prices by term' },
  total: { id: 'host.sheet.total', defaultMessage: 'Per term', description: 'Row of prices by term: the whole term' },
  discount: { id: 'host.sheet.discount', defaultMessage: 'Discount', description: 'Row of prices by term' },
  setup: { id: 'host.sheet.setup', defaultMessage: 'Setup fee, once', description: 'Row of prices by term' },
  none: { id: 'host.sheet.setup.none', defaultMessage: 'none', description: 'Data sheet: there is no setup fee' },
});

/** More terms than a page has room for beside each other. */
const MOST_TERMS = 8;

/** An amount as the pages of a language write it. */
export const inEuro = (lang: Lang, cents: EuroCents): string =>
  new Intl.NumberFormat(lang, { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** A percentage with its sign, in the minus of prices: "−10%", "+15%". */
export const signedPercent = (lang: Lang, percent: number): string =>
  new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 2, signDisplay: 'exceptZero' })
    .format(percent / 100)
    .replace('-', '−');

/** Net prices of a plan by term, as its page and its invoices compute them. */
export function pricesOf(lang: Lang, { price, setup_fee: fee, rent_periods: terms }: LineItem): SheetPrices {
  const intl = intlOf(lang);
  const termOf = (term: LineItem['rent_periods'][number]): SheetTerm => {
    const { months } = term;
    const discount = 'price' in term ? 0 : term.discount_percent;
    const { perMonth, net } = computeTotal({
      tariff: { key: 'plan', price: 'price' in term ? term.price : price },
      period: { months, discountPercent: discount },
      count: 1,
      tax: { ratePercent: 0, reverseCharge: false },
    });
    return {
      term: intl.formatNumber(months, { style: 'unit', unit: 'month', unitDisplay: 'long' }),
      perMonth: inEuro(lang, perMonth),
      total: inEuro(lang, net),
      discount: discount === 0 ? '—' : signedPercent(lang, -discount),
    };
  };
  return {
    title: intl.formatMessage(words.title),
    note: intl.formatMessage(words.note),
    perMonth: intl.formatMessage(words.perMonth),
    total: intl.formatMessage(words.total),
    discount: intl.formatMessage(words.discount),
    terms: terms.slice(0, MOST_TERMS).map(termOf),
    setup: {
      name: intl.formatMessage(words.setup),
      value: fee === 0 ? intl.formatMessage(words.none) : inEuro(lang, euroCents(toCents(fee))),
    },
  };
}

import { formatPrice, type DisplayCurrency } from '@hoster/ui/format-price';

const marked = /<data data-eur value="([\d.]+)">[^<]*<\/data>/g;

/** A range with the same sign after both prices: `8 €–18 €`. */
const repeatedSign = /\s([^\s\d<]+)(?=<\/data>–<data value="[\d.]+">[\d\s.,]+\s\1<\/data>)/g;

/**
 * Shows the prices of an HTML text, which the server marks, in the visitor's currency. A range has a sign after its
 * second price only: `8–18 €`.
 */
export const inCurrency = (html: string, currency: DisplayCurrency, locale: string): string =>
  html
    .replace(
      marked,
      (_whole, decimal: string) =>
        `<data value="${decimal}">${formatPrice({ decimal }, { currency, locale }).replaceAll('<', '&lt;')}</data>`,
    )
    .replace(repeatedSign, '');

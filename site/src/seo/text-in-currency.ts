import { formatPrice, type DisplayCurrency } from '@hoster/ui/format-price';

/** Euro amounts as plain texts have them: `€4.90`, `€1,299`, `€8–18`; in Russian `4,90 €`, `1 299 €`, `8–18 €`. */
const amount = { en: String.raw`\d+(?:,\d{3})*(?:\.\d+)?`, ru: String.raw`\d+(?:[\u00A0\u202F]\d{3})*(?:,\d+)?` };
const written = new RegExp(
  String.raw`€(${amount.en})(?:–\u2060?€?(${amount.en}))?|(?<!\d)(${amount.ru})(?:–\u2060?(${amount.ru}))?[ \u00A0\u202F]€`,
  'g',
);

/**
 * Shows the prices of a plain text, such as a title, in the visitor's currency. The backend writes them in euros, since
 * its texts are the same for all visitors.
 */
export function textInCurrency(text: string, currency: DisplayCurrency, locale: string): string {
  if (currency.short === 'EUR') return text;
  const shown = (decimal: string) => formatPrice({ decimal }, { currency, locale });
  return text.replace(written, (_whole, from?: string, to?: string, fromRussian = '', toRussian?: string) => {
    const decimal = (price: string) =>
      from === undefined ? price.replaceAll(/[\u00A0\u202F]/g, '').replace(',', '.') : price.replaceAll(',', '');
    const first = shown(decimal(from ?? fromRussian));
    const last = to ?? toRussian;
    if (last === undefined) return first;
    const second = shown(decimal(last));
    // A sign after the amount is written once: `800–1800 ₽`.
    const sign = /\s[^\s\d]+$/.exec(second)?.[0];
    return `${sign !== undefined && first.endsWith(sign) ? first.slice(0, -sign.length) : first}–${second}`;
  });
}

/** Euro amounts as content files write them: `€29`, `€2.50`, `€8–18`; in Russian `29 €`, `2,50 €`, `8–18 €`. */
const written =
  // oxlint-disable-next-line regexp/no-super-linear-move -- texts of ours, no input
  /€(\d+(?:\.\d+)?)(?:–\u2060?€?(\d+(?:\.\d+)?))?|(\d+(?:,\d+)?)(?:–\u2060?(\d+(?:,\d+)?))?[ \u00A0\u202F]€/g;

/**
 * Marks an amount in euros in an HTML text, so that the site can show it in the visitor's currency:
 * `<data data-eur value="2.5">€2.50</data>`.
 */
export const markPrice = (value: number, shown: string): string => `<data data-eur value="${value}">${shown}</data>`;

/** Marks every price of an HTML text. Code is left unchanged. */
export const markPrices = (html: string): string =>
  html.replace(/<(pre|code)\b.*?<\/\1>|<[^<>]*>|[^<]+/gs, (text) =>
    text.startsWith('<') ? text : text.replace(written, markWritten),
  );

function markWritten(_whole: string, from?: string, to?: string, fromRussian?: string, toRussian?: string): string {
  const isRussian = from === undefined;
  const mark = (amount: string) =>
    markPrice(Number(amount.replace(',', '.')), isRussian ? `${amount}\u00A0€` : `€${amount}`);
  const until = isRussian ? toRussian : to;
  return mark(from ?? fromRussian ?? '') + (until === undefined ? '' : `–${mark(until)}`);
}

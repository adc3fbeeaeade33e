import type { PageContext } from '@hoster/contract';
import { markPrice } from './prices.ts';

/** Values of the placeholders that texts may hold: `{price}`, `{city}`, `{planName}` … */
export type Placeholders = Readonly<Record<string, string>>;

/**
 * Fills `{name}` in a plain text; a name without a value is left in, so that the mistake is visible. A value with a
 * full stop of its own, such as “Hoster B.V.”, ends a sentence with that one.
 */
export function fill(text: string, values: Placeholders): string {
  return text.replaceAll(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    return value.endsWith('.') ? value : value + stop;
  });
}

/**
 * Fills every text of a page, escaping the values where the text is HTML.
 * @param prices EUR amounts of the values that are prices: marked in HTML, so that the site can convert them
 */
export function fillPage(
  page: PageContext,
  values: Placeholders,
  prices: Readonly<Record<string, number>> = {},
): PageContext {
  const inHtml = (name: string, value: string) => {
    const price = prices[name];
    return price === undefined ? escapeHtml(value) : markPrice(price, escapeHtml(value));
  };
  const escaped = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inHtml(name, value)]));
  const plain = (text: string | null) => (text === null ? null : fill(text, values));
  return {
    ...page,
    seo_title: plain(page.seo_title),
    seo_title_optional: plain(page.seo_title_optional),
    seo_description: plain(page.seo_description),
    seo_keywords: plain(page.seo_keywords),
    footer: page.footer === null ? null : fill(page.footer, escaped),
    headline: plain(page.headline ?? null),
    ...(page.faq && {
      faq: page.faq.map(({ question, answer }) => ({
        question: fill(question, values),
        answer: fill(answer, escaped),
      })),
    }),
  };
}

/** Escapes a text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

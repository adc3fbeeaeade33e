import type { PageContext } from '@hoster/contract';
import type { IntlShape } from 'react-intl';
import type { AppContext } from '../app/app-context.tsx';
import { loadedCurrency } from '../app/visitor/shown-currency.ts';
import { pageContextQuery } from '../api/site.ts';
import { hasLanguages, withoutPrefix } from '../i18n/languages.ts';
import type { PageData } from '../app/router/page.ts';
import { knownLanguages } from '../app/visitor/languages.ts';
import { knownBrand } from '../app/visitor/brand.ts';
import { builtInTexts } from './built-in-texts.ts';
import { errorKind, type ErrorStatus } from './error-kind.ts';
import { errorTitles, formError } from './error-words.ts';
import { loadedPage } from '../app/router/page-modules.ts';
import { headTags, type HeadTag } from './head-tags.ts';
import type { PageMeta } from './page-meta.ts';
import type { DescribedPage } from './structured-data.ts';
import { textInCurrency } from './text-in-currency.ts';

/**
 * The head of the page at an address. `loaded` is its loader's result; null after an error. `describe` adds the JSON-LD
 * that search engines read from the server's answer.
 */
export function pageHead(
  app: AppContext,
  intl: IntlShape,
  url: URL,
  loaded: PageData | null,
  status: ErrorStatus,
  describe?: (page: DescribedPage) => object[],
): HeadTag[] {
  const route = loaded && loadedPage(loaded.page)?.route;
  const brand = knownBrand(app);
  const frame = { brand, lang: app.lang, origin: app.facts.origin, path: withoutPrefix(url.pathname) };
  if (!loaded || !route) {
    return headTags({
      ...frame,
      meta: null,
      title: `${errorTitle(intl, status, url.pathname)} · ${brand}`,
      hasAlternates: false,
    });
  }
  const { data, params, contextSlug } = loaded;
  const currency = loadedCurrency(app);
  const inCurrency = (text: string) => textInCurrency(text, currency, app.lang);
  const content = contextSlug ? app.queryClient.getQueryData(pageContextQuery(app, contextSlug).queryKey) : null;
  const texts = content ? mapTexts(content, inCurrency) : null;
  const own = route.meta?.({ intl, params, url, context: texts, data });
  const context = own?.ownTexts ? null : texts;
  // Texts from the content files win, so that edits take effect. The route provides fallbacks for missing ones.
  const written: PageMeta = {
    ...builtInTexts(intl, frame.path),
    ...own,
    ...(context?.seo_title && { title: context.seo_title }),
    ...(context?.seo_description && { description: context.seo_description }),
    ...(context?.seo_keywords && { keywords: context.seo_keywords }),
    ...(context?.og_image && { image: context.og_image }),
    ...(context?.noindex && { noindex: true }),
  };
  const meta: PageMeta = {
    ...written,
    ...(written.title !== undefined && { title: inCurrency(written.title) }),
    ...(written.description !== undefined && { description: inCurrency(written.description) }),
    ...(written.keywords !== undefined && { keywords: inCurrency(written.keywords) }),
  };
  if (typeof status === 'string' || status >= 400) {
    // The page itself, with an error at a field of its form.
    const title = intl.formatMessage(formError, { title: meta.title ?? brand });
    return headTags({ ...frame, meta: null, title, hasAlternates: false });
  }
  const hasAlternates = hasLanguages(url.pathname);
  const title = shortTitle(meta.title ?? brand, brand);
  const imageAlt = `${brand}: ${context?.headline ?? title}`;
  const path = meta.canonicalPath ?? frame.path;
  const { lang, origin } = frame;
  const more =
    describe?.({ app, intl, lang, page: loaded.page, params, url, origin, path, meta, context: texts }) ?? [];
  const described = { ...meta, jsonLd: [...(meta.jsonLd ?? []), ...more] };
  return headTags({ ...frame, meta: described, title, hasAlternates, offered: knownLanguages(app), imageAlt });
}

/** Characters that search engines show of a title. */
const TITLE_MOST = 70;

/** A title, without the company's name at its end where both together would be cut off. */
function shortTitle(title: string, brand: string): string {
  const end = ` · ${brand}`;
  return Array.from(title).length > TITLE_MOST && title.endsWith(end) ? title.slice(0, -end.length) : title;
}

/** Changes every text of a page but the long one, which isn't part of its head. */
const mapTexts = (page: PageContext, change: (text: string) => string): PageContext => {
  const { seo_title: title, seo_title_optional: optional, seo_description: description, headline, faq } = page;
  const changed = (text: string | null) => (text === null ? null : change(text));
  return {
    ...page,
    seo_title: changed(title),
    seo_title_optional: changed(optional),
    seo_description: changed(description),
    headline: changed(headline ?? null),
    ...(faq && { faq: faq.map(({ question, answer }) => ({ question: change(question), answer: change(answer) })) }),
  };
};

// The headings of the error page, also used in the title.
const errorTitle = (intl: IntlShape, status: ErrorStatus, pathname: string): string =>
  `${typeof status === 'number' ? `${status} ` : ''}${intl.formatMessage(errorTitles[errorKind(status, pathname)])}`;

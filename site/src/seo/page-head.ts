import type { IntlShape } from 'react-intl';
import type { AppContext } from '../app-context.tsx';
import { pageContextQuery } from '../api/site.ts';
import { hasLanguages, withoutPrefix } from '../i18n/languages.ts';
import type { PageData } from '../router/page.ts';
import { builtInTexts } from './built-in-texts.ts';
import { errorKind, type ErrorStatus } from './error-kind.ts';
import { errorTitles, formError } from './error-words.ts';
import { loadedPage } from '../router/page-modules.ts';
import { headTags, type HeadTag } from './head-tags.ts';
import type { PageMeta } from './page-meta.ts';
import type { DescribedPage } from './structured-data.ts';

const SITE = 'Hoster';

/**
 * The head of the page at an address. `loaded` is what its loader gave; null when it ended in an error. `describe` adds
 * the JSON-LD that search engines read from the server's answer.
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
  const frame = { lang: app.lang, origin: app.facts.origin, path: withoutPrefix(url.pathname) };
  if (!loaded || !route) {
    return headTags({
      ...frame,
      meta: null,
      title: `${errorTitle(intl, status, url.pathname)} · ${SITE}`,
      hasAlternates: false,
    });
  }
  const { page, data, params, contextSlug } = loaded;
  const texts = contextSlug
    ? (app.queryClient.getQueryData(pageContextQuery(app, contextSlug).queryKey) ?? null)
    : null;
  const own = route.meta?.({ intl, params, url, context: texts, data });
  const context = own?.ownTexts ? null : texts;
  // Texts from the content files win, so that edits take effect. The route provides fallbacks for missing ones.
  const meta: PageMeta = {
    ...builtInTexts(intl, frame.path),
    ...own,
    ...(context?.seo_title && { title: context.seo_title }),
    ...(context?.seo_description && { description: context.seo_description }),
    ...(context?.seo_keywords && { keywords: context.seo_keywords }),
    ...(context?.og_image && { image: context.og_image }),
    ...(context?.noindex && { noindex: true }),
  };
  if (typeof status === 'string' || status >= 400) {
    // The page itself, with an error at a field of its form.
    const title = intl.formatMessage(formError, { title: meta.title ?? SITE });
    return headTags({ ...frame, meta: null, title, hasAlternates: false });
  }
  const hasAlternates = hasLanguages(url.pathname);
  const title = meta.title ?? SITE;
  const imageAlt = `${SITE}: ${context?.headline ?? title}`;
  const path = meta.canonicalPath ?? frame.path;
  const { lang, origin } = frame;
  const more = describe?.({ app, intl, lang, page, params, url, origin, path, meta, context: texts }) ?? [];
  const described = { ...meta, jsonLd: [...(meta.jsonLd ?? []), ...more] };
  return headTags({ ...frame, meta: described, title, hasAlternates, imageAlt });
}

// The headings of the error page, said in the title as well.
const errorTitle = (intl: IntlShape, status: ErrorStatus, pathname: string): string =>
  `${typeof status === 'number' ? `${status} ` : ''}${intl.formatMessage(errorTitles[errorKind(status, pathname)])}`;

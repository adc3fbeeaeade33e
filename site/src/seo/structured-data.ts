import { breadcrumbsData } from '@hoster/ui/structured-data';
import type { PageContext } from '@hoster/contract';
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { AppContext } from '../app-context.tsx';
import { localPath, type Lang } from '../i18n/languages.ts';
import type { PageParams } from '../router/page.ts';
import { faqLd, productLd } from './json-ld.ts';
import type { PageMeta } from './page-meta.ts';

/** What the structured data of a page are made of. */
export interface DescribedPage {
  /** In the language of the page; what its loader has fetched is in the query client. */
  app: AppContext;
  intl: IntlShape;
  lang: Lang;
  /** Folder of the page under `src/pages`. */
  page: string;
  params: PageParams;
  url: URL;
  origin: string;
  /** Without language prefix. */
  path: string;
  meta: PageMeta;
  context: PageContext | null;
}

/** Names of the pages that others are below. */
const names: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  '/': { id: 'seo.home', defaultMessage: 'Home', description: 'Home page in the path to a page, for search engines' },
  '/virtual-private-servers/': {
    id: 'seo.vps',
    defaultMessage: 'VPS',
    description: 'Section in the path to a page, for search engines',
  },
  '/dedicated-servers/': {
    id: 'seo.dedicated',
    defaultMessage: 'Dedicated servers',
    description: 'Section in the path to a page, for search engines',
  },
  '/web-hosting/': {
    id: 'seo.web-hosting',
    defaultMessage: 'Web hosting',
    description: 'Section in the path to a page, for search engines',
  },
  '/help/': {
    id: 'seo.help',
    defaultMessage: 'Help',
    description: 'Section in the path to a page, for search engines',
  },
  '/news/': {
    id: 'seo.news',
    defaultMessage: 'News',
    description: 'Section in the path to a page, for search engines',
  },
  '/api/': { id: 'seo.api', defaultMessage: 'API', description: 'Section in the path to a page, for search engines' },
});

const hasType = (meta: PageMeta, type: string): boolean =>
  (meta.jsonLd ?? []).some((data) => '@type' in data && data['@type'] === type);

/** JSON-LD that follows from what every page has: the path to it, its questions, and what it sells. */
export function structuredData(page: DescribedPage): object[] {
  const { meta, context } = page;
  if (meta.noindex) return [];
  return [
    ...(page.path === '/' || hasType(meta, 'BreadcrumbList') ? [] : [pathLd(page)]),
    ...(meta.product ? [ownProductLd(page, meta.product)] : []),
    ...(context?.faq?.length && !hasType(meta, 'FAQPage') ? [faqLd(context.faq)] : []),
  ];
}

const nameOf = ({ meta, context }: DescribedPage): string => context?.headline ?? meta.title ?? 'Hoster';

/** The page and the sections above it that have a page. */
function pathLd(page: DescribedPage): object {
  const { intl, lang, path, origin } = page;
  const parents = Object.entries(names).filter(([parent]) => path.startsWith(parent) && parent !== path);
  return breadcrumbsData(
    [
      ...parents.map(([parent, name]) => ({ label: intl.formatMessage(name), href: localPath(lang, parent) })),
      { label: nameOf(page) },
    ],
    origin,
  );
}

const ownProductLd = (page: DescribedPage, product: NonNullable<PageMeta['product']>): object =>
  productLd({
    name: nameOf(page),
    description: page.meta.description ?? nameOf(page),
    url: page.origin + localPath(page.lang, page.path),
    ...product,
  });

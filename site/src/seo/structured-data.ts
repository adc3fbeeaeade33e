import { breadcrumbsData } from '@hoster/ui/structured-data';
import type { PageContext } from '@hoster/contract';
import type { IntlShape } from 'react-intl';
import type { AppContext } from '../app/app-context.tsx';
import { BRAND } from '../i18n/brand.ts';
import { localPath, type Lang } from '../i18n/languages.ts';
import type { PageParams } from '../app/router/page.ts';
import { faqLd, productLd } from './json-ld.ts';
import type { PageMeta } from './page-meta.ts';
import { parentsOf } from './path-names.ts';

/** Input of a page's structured data. */
export interface DescribedPage {
  /** In the language of the page; its query client has the loader's data. */
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

const hasType = (meta: PageMeta, type: string): boolean =>
  (meta.jsonLd ?? []).some((data) => '@type' in data && data['@type'] === type);

/** JSON-LD derived for every page: its breadcrumbs, its questions, and its offers. */
export function structuredData(page: DescribedPage): object[] {
  const { meta, context } = page;
  if (meta.noindex) return [];
  return [
    ...(page.path === '/' || hasType(meta, 'BreadcrumbList') ? [] : [pathLd(page)]),
    ...(meta.product ? [ownProductLd(page, meta.product)] : []),
    ...(context?.faq?.length && !hasType(meta, 'FAQPage') ? [faqLd(context.faq)] : []),
  ];
}

const nameOf = ({ meta, context }: DescribedPage): string => context?.headline ?? meta.title ?? BRAND;

/** The page and the sections above it that have a page. */
function pathLd(page: DescribedPage): object {
  const { intl, lang, path, origin } = page;
  return breadcrumbsData(
    [
      ...parentsOf(path).map(([parent, name]) => ({ label: intl.formatMessage(name), href: localPath(lang, parent) })),
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

import type { BrandLook } from '../app/visitor/brand.ts';
import type { Lang } from '../i18n/languages.ts';
import type { HeadTag } from './head-tags.ts';

/** Content of a page's picture for social networks. */
export interface SocialCard {
  lang: Lang;
  brand: string;
  look: BrandLook;
  /** The section that the page is part of; null for a section itself. */
  section: string | null;
  title: string;
  text: string;
  /** Net prices of what the page sells, in EUR a month, lowest first. */
  prices: number[];
  /** The page's address without its scheme. */
  address: string;
}

interface Described {
  '@type': string;
  itemListElement?: { name: string }[];
  offers?: { price: string };
}

/** Creates the card of a page from its head; null for pages that have no picture. */
export function socialCard(head: readonly HeadTag[], lang: Lang, look: BrandLook): SocialCard | null {
  const attribute = (property: string, value: string, name: string) =>
    head.find(({ attributes }) => attributes?.[property] === value)?.attributes?.[name];
  const url = attribute('property', 'og:url', 'content');
  if (!url || !attribute('property', 'og:image', 'content')) return null;
  const data = head
    .filter(({ attributes }) => attributes?.['type'] === 'application/ld+json')
    .map(({ content = '' }) => JSON.parse(content) as Described);
  const path = data.find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  const { host, pathname } = new URL(url);
  return {
    lang,
    brand: attribute('property', 'og:site_name', 'content') ?? '',
    look,
    section: path.length > 2 ? (path[1]?.name ?? null) : null,
    title: path.at(-1)?.name ?? head.find(({ tag }) => tag === 'title')?.content ?? '',
    text: attribute('name', 'description', 'content') ?? '',
    prices: data
      .flatMap(({ '@type': type, offers }) => (type === 'Product' && offers ? [Number(offers.price)] : []))
      .toSorted((a, b) => a - b),
    address: host + pathname,
  };
}

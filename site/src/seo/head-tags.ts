import { alternatePaths, localeOf, type OfferedLanguages } from '@hoster/domain/visitor/language';
import { localPath, type Lang } from '../i18n/languages.ts';
import { withBrand } from '../i18n/brand.ts';
import type { PageMeta } from './page-meta.ts';
import { SOCIAL_IMAGE, socialImage } from './social-image.ts';

/**
 * One element of the document's head; `content` is the text of a title or a script. `html` is the root element, for its
 * attributes.
 */
export interface HeadTag {
  tag: 'html' | 'title' | 'meta' | 'link' | 'script';
  attributes?: Readonly<Record<string, string>>;
  content?: string;
}

export interface HeadFacts {
  /** Null on error pages: they have neither canonical nor alternates. */
  meta: PageMeta | null;
  title: string;
  lang: Lang;
  /** Scheme and host. */
  origin: string;
  /** Path of the page without language prefix. */
  path: string;
  /** Whether the page has an address in every language. */
  hasAlternates: boolean;
  /** Languages that customers are offered; all without it. */
  offered?: OfferedLanguages;
  /** Name of the company. */
  brand: string;
  /** Text alternative of the page's picture. */
  imageAlt?: string;
}

/** All tags of a page's head. Server and browser use the same list. */
export function headTags({
  brand,
  meta,
  title,
  lang,
  origin,
  path,
  hasAlternates,
  offered,
  imageAlt,
}: HeadFacts): HeadTag[] {
  const tags: HeadTag[] = [{ tag: 'title', content: title }];
  const add = (name: string, content: string | undefined) =>
    content ? tags.push({ tag: 'meta', attributes: { name, content } }) : 0;
  const property = (name: string, content: string | undefined) =>
    content ? tags.push({ tag: 'meta', attributes: { property: name, content } }) : 0;
  add('description', meta?.description);
  add('keywords', meta?.keywords);
  if (!meta || meta.noindex) add('robots', 'noindex');
  if (!meta) return tags;
  if (meta.prefix) tags.push({ tag: 'html', attributes: { prefix: meta.prefix } });
  const canonicalPath = meta.canonicalPath ?? path;
  const canonical = origin + localPath(lang, canonicalPath);
  tags.push({ tag: 'link', attributes: { rel: 'canonical', href: canonical } });
  if (hasAlternates && !meta.noindex) {
    for (const { hreflang, path: to } of alternatePaths(canonicalPath, offered)) {
      tags.push({ tag: 'link', attributes: { rel: 'alternate', hreflang, href: origin + to } });
    }
  }
  if (meta.catalogue) {
    tags.push({ tag: 'link', attributes: { rel: 'alternate', type: 'application/json', href: '/catalog.json' } });
  }
  if (meta.feed) {
    const feed = { rel: 'alternate', type: 'application/atom+xml', href: localPath(lang, meta.feed) };
    tags.push({ tag: 'link', attributes: feed });
  }
  property('og:type', meta.isArticle ? 'article' : 'website');
  property('og:site_name', brand);
  property('og:title', title);
  property('og:description', meta.description);
  property('og:url', canonical);
  property('og:locale', localeOf(lang).replace('-', '_'));
  // Pages for one visitor alone have no picture.
  if (!meta.noindex) {
    property('og:image', meta.image ? origin + meta.image : socialImage(canonical));
    if (!meta.image) {
      property('og:image:width', String(SOCIAL_IMAGE.width));
      property('og:image:height', String(SOCIAL_IMAGE.height));
    }
    property('og:image:alt', imageAlt);
    add('twitter:card', 'summary_large_image');
  }
  for (const object of meta.jsonLd ?? []) {
    // The name goes into strings of JSON.
    const content = withBrand(JSON.stringify(object), JSON.stringify(brand).slice(1, -1));
    tags.push({ tag: 'script', attributes: { type: 'application/ld+json' }, content });
  }
  return tags;
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

const attributesHtml = (attributes: Readonly<Record<string, string>> = {}): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('');

/** Attributes of the root element, each after a space. */
export const rootHtml = (tags: readonly HeadTag[]): string =>
  tags.map(({ tag, attributes }) => (tag === 'html' ? attributesHtml(attributes) : '')).join('');

/** The tags as HTML. Each is marked, so that the browser finds and replaces them on navigation. */
export function headHtml(tags: readonly HeadTag[]): string {
  return tags
    .filter(({ tag }) => tag !== 'html')
    .map(({ tag, attributes, content }) => {
      const open = `<${tag}${attributesHtml(attributes)} data-head>`;
      if (content === undefined) return open;
      // In a script only the end tag is dangerous, in a title the usual characters.
      return `${open}${tag === 'script' ? content.replaceAll('<', '\\u003c') : escape(content)}</${tag}>`;
    })
    .join('');
}

/** Replaces the page's tags in the document's head. */
export function applyHead(tags: readonly HeadTag[], document: Document): void {
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  document.documentElement.removeAttribute('prefix');
  for (const { tag, attributes = {}, content } of tags) {
    if (tag === 'html') {
      for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
      continue;
    }
    const element = document.createElement(tag);
    element.setAttribute('data-head', '');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (content !== undefined) element.textContent = content;
    document.head.append(element);
  }
}

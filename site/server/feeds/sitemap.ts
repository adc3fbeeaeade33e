import { Readable } from 'node:stream';
import { alternatePaths, type OfferedLanguages } from '@hoster/domain/visitor/language';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { type Lang, LANGUAGES, localPath } from '../../src/i18n/languages.ts';

/** Address of the sitemap of a language. */
export const sitemapPath = (lang: Lang): string => `/sitemap-${lang}.xml`;

/** The index of sitemaps: one for each language. */
export async function sitemapIndexXml(origin: string, languages: readonly Lang[]): Promise<string> {
  const urls = languages.map((lang) => ({ url: origin + sitemapPath(lang) }));
  return String(await streamToPromise(Readable.from(urls).pipe(new SitemapIndexStream())));
}

/** The sitemap of a language: every page, each naming itself in all languages. @param paths without language prefix */
export async function sitemapXml(
  origin: string,
  lang: Lang,
  paths: readonly string[],
  offered: OfferedLanguages,
): Promise<string> {
  const items = paths.map((path) => ({
    url: new URL(localPath(lang, path), origin).href,
    links: alternatePaths(path, offered).map((other) => ({
      lang: other.hreflang,
      url: new URL(other.path, origin).href,
    })),
  }));
  const stream = new SitemapStream({ xmlns: { news: false, image: false, video: false, xhtml: true } });
  return String(await streamToPromise(Readable.from(items).pipe(stream)));
}

/** Pages for one visitor only, and addresses that aren't pages. Pages of sign-in may be read: they say `noindex`. */
const FORBIDDEN = [
  '/my/',
  '/preferences/',
  ...LANGUAGES.map((lang) => localPath(lang, '/promo/')),
  '/mail/',
  '/bank/',
  '/chain/',
  '/idp/',
  '/*?*stage=',
  '/*?*payment_object_ref=',
];
/** Calls that pages need: search engines can't render the pages without them. */
const ALLOWED = ['/my/api/'];

/** Rules for crawlers: everything that isn't a public page. */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...ALLOWED.map((path) => `Allow: ${path}`),
    ...FORBIDDEN.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

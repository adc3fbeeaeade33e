import { localPath } from '../src/i18n/languages.ts';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The site map: every page in every language, each naming the others. @param paths without language prefix */
export function sitemapXml(origin: string, paths: readonly string[]): string {
  const address = (path: string) => escape(new URL(path, origin).href);
  const urls = paths.flatMap((path) => {
    const en = address(path);
    const ru = address(localPath('ru', path));
    const links =
      `<xhtml:link rel="alternate" hreflang="x-default" href="${en}"/>` +
      `<xhtml:link rel="alternate" hreflang="ru-RU" href="${ru}"/>`;
    return [en, ru].map((loc) => `<url><loc>${loc}</loc>${links}</url>`);
  });
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`
  );
}

/** For crawlers: what is not a page for everybody. */
export const robotsTxt = (origin: string): string =>
  `User-agent: *\nDisallow: /my/\nDisallow: /preferences/\nDisallow: /mail/\nDisallow: /bank/\n\nSitemap: ${origin}/sitemap.xml\n`;

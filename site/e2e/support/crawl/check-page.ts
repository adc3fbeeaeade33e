import { localPath, withoutPrefix, type Lang } from '../../../src/i18n/languages.ts';
import type { CrawledPage } from './read-page.ts';
import { readJsonLd, type Data } from './json-ld.ts';
import { foreignPart, foreignUnit } from './language.ts';

const TITLE_MOST = 70;
const DESCRIPTION = { least: 50, most: 170 };
const KEYWORDS_LEAST = 10;
/** A name in braces that nobody has filled; in addresses of calls they are part of the text. */
const PLACEHOLDER = /(?<!\/)\{\w+\}/;
const LOCALES = { en: 'en_US', ru: 'ru_RU' } as const;

const lengthOf = (text: string): number => Array.from(text).length;
const short = (text: string): string => (lengthOf(text) > 90 ? `${Array.from(text).slice(0, 90).join('')}…` : text);

/** The language of an address. */
export const langOf = (url: string): Lang =>
  withoutPrefix(new URL(url).pathname) === new URL(url).pathname ? 'en' : 'ru';

/** Returns what is wrong with a page of the sitemap. */
export function faultsOf(page: CrawledPage, type: string): string[] {
  return [...page.faults, ...headFaults(page), ...linkFaults(page), ...jsonLdFaults(page, type), ...textFaults(page)];
}

function headFaults({ url, lang, title, meta, twice, headings }: CrawledPage): string[] {
  const faults = twice.map((name) => `${name} twice`);
  const should = (isRight: boolean, fault: string) => void (isRight || faults.push(fault));
  const language = langOf(url);
  const description = meta.get('description') ?? '';
  should(lang === language, `language "${lang}"`);
  should(headings.length === 1 && headings[0] !== '', `${headings.length} h1`);
  should(title !== '' && lengthOf(title) <= TITLE_MOST, `title of ${lengthOf(title)}: ${title}`);
  should(
    lengthOf(description) >= DESCRIPTION.least && lengthOf(description) <= DESCRIPTION.most,
    `description of ${lengthOf(description)}: ${description}`,
  );
  const keywords = (meta.get('keywords') ?? '').toLowerCase().split(/,\s*/);
  should(lengthOf(keywords.join()) >= KEYWORDS_LEAST, `keywords: ${keywords.join()}`);
  should(new Set(keywords).size === keywords.length, `a keyword twice: ${keywords.join()}`);
  should(!meta.has('robots'), `robots: ${meta.get('robots')}`);
  should(meta.get('og:title') === title, `og:title: ${meta.get('og:title')}`);
  should(meta.get('og:description') === description, `og:description: ${meta.get('og:description')}`);
  should(meta.get('og:url') === url, `og:url: ${meta.get('og:url')}`);
  should(meta.get('og:locale') === LOCALES[language], `og:locale: ${meta.get('og:locale')}`);
  should(/^https?:\/\/.+\.png/.test(meta.get('og:image') ?? ''), `og:image: ${meta.get('og:image')}`);
  should(meta.get('og:image:width') === '1200' && meta.get('og:image:height') === '630', 'size of og:image');
  should((meta.get('og:image:alt') ?? '') !== '', 'og:image:alt');
  should(meta.get('twitter:card') === 'summary_large_image', `twitter:card: ${meta.get('twitter:card')}`);
  return faults;
}

/** Texts that don't say where a link leads, in lower case: those of Lighthouse's `link-text`, and the like in Russian. */
const VAGUE = new Set(
  'click here|click this|go|here|information|learn more|more|more info|more information|right here|read more|see more|start|this|здесь|тут|сюда|подробнее|читать далее|далее|ещё'.split(
    '|',
  ),
);

function linkFaults({ url, canonical, alternates, linkTexts }: CrawledPage): string[] {
  const { origin, pathname } = new URL(url);
  const path = withoutPrefix(pathname);
  const wanted = { 'x-default': origin + path, 'ru-RU': origin + localPath('ru', path) };
  const faults = canonical.length === 1 && canonical[0] === url ? [] : [`canonical: ${canonical.join()}`];
  // Each names the other, and both name the same pair: so the alternates are reciprocal.
  for (const [hreflang, href] of Object.entries(wanted))
    if (alternates.get(hreflang) !== href) faults.push(`alternate ${hreflang}: ${alternates.get(hreflang)}`);
  if (alternates.size !== 2) faults.push(`${alternates.size} alternates`);
  for (const text of linkTexts) if (VAGUE.has(text.toLowerCase())) faults.push(`a link named “${text}”`);
  return faults;
}

/** What pages of a type must say of themselves, besides their breadcrumbs. */
const TYPES: Readonly<Record<string, readonly Data['@type'][]>> = {
  home: ['Organization', 'WebSite'],
  'vps-list': ['Product'],
  'vps-location': ['Product'],
  'vps-landing': ['Product'],
  'vps-plan': ['Product'],
  'web-hosting-list': ['Product'],
  'web-hosting-location': ['Product'],
  'web-hosting-cms': ['Product'],
  'web-hosting-plan': ['Product'],
  'dedicated-list': ['Product'],
  'dedicated-location': ['Product'],
  'dedicated-set': ['Product'],
  'dedicated-plan': ['Product'],
  backups: ['Product'],
  vpn: ['Product'],
  'help-article': ['TechArticle'],
  'news-article': ['NewsArticle'],
  contacts: ['ContactPage'],
};

/** Returns what is wrong with a page's structured data. */
function jsonLdFaults({ url, jsonLd, headings, ids }: CrawledPage, type: string): string[] {
  const faults: string[] = [];
  const found: Data[] = [];
  for (const read of jsonLd.map(readJsonLd)) {
    if (typeof read === 'string') faults.push(read);
    else found.push(read);
  }
  const types = found.map((one) => one['@type']);
  const path = type === 'home' ? [] : (['BreadcrumbList'] as const);
  // A page with the section of questions.
  const questions = ids.has('faq') ? (['FAQPage'] as const) : [];
  for (const wanted of [...path, ...questions, ...(TYPES[type] ?? [])])
    if (!types.includes(wanted)) faults.push(`no ${wanted}`);
  for (const once of ['BreadcrumbList', 'FAQPage', 'Organization', 'WebSite'] as const)
    if (types.filter((one) => one === once).length > 1) faults.push(`${once} twice`);
  const own = found.filter((one) => 'inLanguage' in one && one.inLanguage !== langOf(url));
  if (own.length > 0) faults.push(`inLanguage of ${headings[0]}`);
  for (const product of found) {
    if (product['@type'] !== 'Product') continue;
    for (const text of [product.name, product.description])
      if (foreignUnit(langOf(url), text)) faults.push(`Product not ${langOf(url)}: ${short(text)}`);
  }
  return faults;
}

function textFaults({ title, meta, texts, lang }: CrawledPage): string[] {
  // Keywords may be those of another language: people search in both.
  const own = [title, ...['description', 'og:image:alt'].map((name) => meta.get(name) ?? '')];
  const all = [...own.map((text) => ({ lang, text, isCode: false })), ...texts];
  const faults = all.flatMap((marked) => {
    const foreign = foreignPart(marked);
    return [
      ...(foreign === undefined ? [] : [`not ${marked.lang}: ${short(foreign)}`]),
      ...(!marked.isCode && PLACEHOLDER.test(marked.text) ? [`placeholder: ${short(marked.text)}`] : []),
    ];
  });
  return PLACEHOLDER.test(meta.get('keywords') ?? '') ? [...faults, 'placeholder in keywords'] : faults;
}

/** Titles and descriptions that several pages of a language share, each with its page. */
export function sharedTexts(pages: readonly CrawledPage[]): { url: string; fault: string }[] {
  const faults: { url: string; fault: string }[] = [];
  for (const name of ['title', 'description'] as const) {
    const seen = new Map<string, string>();
    for (const page of pages) {
      const text = name === 'title' ? page.title : (page.meta.get('description') ?? '');
      const key = `${langOf(page.url)} ${text}`;
      const other = seen.get(key);
      if (other === undefined) seen.set(key, page.url);
      else faults.push({ url: page.url, fault: `${name} as at ${new URL(other).pathname}: ${short(text)}` });
    }
  }
  return faults;
}

import { type NewsItem, NewsList } from '@hoster/contract';
import { Feed } from 'feed';
import type { FastifyInstance } from 'fastify';
import { type Lang, LANGUAGES, localPath } from '../src/i18n/languages.ts';
import { atomRoute } from './atom-route.ts';
import type { Ask } from './catalogue/ask.ts';
import { keptBy } from './catalogue/kept-by.ts';

const MOST_ENTRIES = 50;

const words = {
  en: { title: 'Hoster news', subtitle: 'New locations, plans and features, and planned maintenance.' },
  ru: { title: 'Новости Hoster', subtitle: 'Новые локации, тарифы и возможности, плановые работы.' },
} as const;

/** `/news.atom` and `/ru/news.atom`: the news for feed readers. */
export function newsFeeds(app: FastifyInstance, origin: string, ask: (lang: Lang) => Ask): void {
  const feed = keptBy(async (lang: Lang) => {
    const { results } = await ask(lang)(`/my/api/public-news/?page_size=${MOST_ENTRIES}`, NewsList);
    return newsAtom(origin, lang, results);
  });
  for (const lang of LANGUAGES) atomRoute(app, localPath(lang, '/news.atom'), () => feed(lang));
}

/** Titles are text here and HTML in a feed. */
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** News as an Atom feed. */
export function newsAtom(origin: string, lang: Lang, items: readonly NewsItem[]): string {
  const page = `${origin}${localPath(lang, '/news/')}`;
  const feed = new Feed({
    id: page,
    link: page,
    language: lang,
    title: words[lang].title,
    description: words[lang].subtitle,
    copyright: 'Hoster',
    feedLinks: { atom: `${origin}${localPath(lang, '/news.atom')}` },
    favicon: `${origin}/favicon.ico`,
    updated: new Date(Math.max(0, ...items.map(({ updated }) => Date.parse(updated)))),
  });
  for (const { slug, title, teaser, body, published, updated, tags, url } of items) {
    const address = url ?? `${origin}${localPath(lang, `/news/${slug}/`)}`;
    feed.addItem({
      // Stays the same when the article moves.
      id: `${origin}${localPath(lang, `/news/${slug}/`)}`,
      title: escape(title),
      link: address,
      description: escape(teaser),
      // Feed readers know no page to which a link could be relative.
      content: body.replaceAll(/(href|src)="\/(?!\/)/g, `$1="${origin}/`),
      published: new Date(published),
      date: new Date(updated),
      author: [{ name: 'Hoster' }],
      category: tags.map((name) => ({ name, term: name })),
    });
  }
  return feed.atom1();
}

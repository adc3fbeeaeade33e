import { type NewsItem, NewsList } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { defineMessages } from 'react-intl';
import { say } from '../i18n/say.ts';
import { newsTagTitle } from '../../src/features/news/news-tags.ts';
import { type Lang, LANGUAGES, localPath } from '../../src/i18n/languages.ts';
import { atomFeed, atomRoute, type FeedSite, feedText } from './atom-route.ts';
import type { Ask } from '../catalogue/ask.ts';
import { mustOffer } from '../catalogue/languages.ts';
import { brandFrom } from '../catalogue/brand.ts';
import { keptBy } from '../catalogue/kept-by.ts';
import type { Region } from '../catalogue/region.ts';
import type { SiteConfig } from '../config.ts';

const MOST_ENTRIES = 50;

const words = defineMessages({
  title: {
    id: 'host.news-feed.title',
    defaultMessage: '{brand} news',
    description: 'Title of the news for feed readers',
  },
  subtitle: {
    id: 'host.news-feed.subtitle',
    defaultMessage: 'New locations, plans and features, and planned maintenance.',
    description: 'Description of the news for feed readers',
  },
});

/** `/news.atom` and `/ru/news.atom`: the news for feed readers, as the visitor's region sees them. */
export function newsFeeds(app: FastifyInstance, config: SiteConfig, ask: (lang: Lang, region: Region) => Ask): void {
  for (const lang of LANGUAGES) {
    const feed = keptBy(async (region: Region) => {
      await mustOffer(ask(lang, region), lang);
      const { results } = await ask(lang, region)(`/my/api/public-news/?page_size=${MOST_ENTRIES}`, NewsList);
      const brand = await brandFrom(ask(lang, region), config);
      return newsAtom({ brand, origin: config.publicOrigin }, lang, results);
    });
    atomRoute(app, config, localPath(lang, '/news.atom'), (_search, region) => feed(region));
  }
}

/** News as an Atom feed. */
export function newsAtom({ brand, origin }: FeedSite, lang: Lang, items: readonly NewsItem[]): string {
  const page = `${origin}${localPath(lang, '/news/')}`;
  const feed = atomFeed({
    brand,
    origin,
    lang,
    title: say(lang, words.title, { brand }),
    description: say(lang, words.subtitle),
    page,
    self: `${origin}${localPath(lang, '/news.atom')}`,
    updated: items.map(({ updated }) => updated),
  });
  for (const { slug, title, teaser, body, published, updated, tags, url } of items) {
    const address = url ?? `${origin}${localPath(lang, `/news/${slug}/`)}`;
    feed.addItem({
      // Stays the same when the article moves.
      id: `${origin}${localPath(lang, `/news/${slug}/`)}`,
      title: feedText(title),
      link: address,
      description: feedText(teaser),
      // Feed readers have no page to resolve relative links against.
      content: body.replaceAll(/(href|src)="\/(?!\/)/g, `$1="${origin}/`),
      published: new Date(published),
      date: new Date(updated),
      author: [{ name: brand }],
      category: tags.map((term) => ({ name: newsTagTitle(term, (title) => say(lang, title)), term })),
    });
  }
  return feed.atom1();
}

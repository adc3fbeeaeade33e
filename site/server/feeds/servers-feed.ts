import { DsFigures, DsTariffPage, Landing, type DsTariff } from '@hoster/contract';
import { dsFilterParams, isDsLandingName } from '@hoster/domain/lines/dedicated/filter';
import { onOfferIn } from '@hoster/domain/lines/dedicated/on-offer';
import type { FastifyInstance } from 'fastify';
import { filterIn } from '../../src/features/dedicated/filter-address.ts';
import { landingName } from '../../src/features/dedicated/landing.ts';
import { defineMessages } from 'react-intl';
import { say } from '../i18n/say.ts';
import { type Lang, LANGUAGES, localPath } from '../../src/i18n/languages.ts';
import { atomFeed, atomRoute, type FeedSite, feedText } from './atom-route.ts';
import { type Ask, NotOffered } from '../catalogue/ask.ts';
import { mustOffer } from '../catalogue/languages.ts';
import { brandFrom } from '../catalogue/brand.ts';
import type { SiteConfig } from '../config.ts';

const MOST_ENTRIES = 100;

const words = defineMessages({
  title: {
    id: 'host.servers-feed.title',
    defaultMessage: 'Dedicated servers at {brand}',
    description: 'Title of the dedicated servers for feed readers',
  },
  price: {
    id: 'host.servers-feed.price',
    defaultMessage: '{name}: {price} per month excluding VAT',
    description: 'Dedicated server for feed readers',
  },
  facts: {
    id: 'host.servers-feed.facts',
    defaultMessage: '{frequency} GHz, {memory} GB {type}',
    description: 'Dedicated server for feed readers: processor and memory',
  },
});

/** `/dedicated-servers.atom` and `/ru/dedicated-servers.atom`: a search of dedicated servers for feed readers. */
export function serverFeeds(app: FastifyInstance, config: SiteConfig, ask: (lang: Lang) => Ask): void {
  const origin = config.publicOrigin;
  for (const lang of LANGUAGES) {
    atomRoute(app, config, localPath(lang, '/dedicated-servers.atom'), async (search) => {
      await mustOffer(ask(lang), lang);
      const landing = search.get('landing') ?? '';
      if (landing !== '' && !isDsLandingName(landing)) throw new NotOffered(landing);
      const filter = filterIn(search);
      const query = dsFilterParams(filter);
      const list = localPath(lang, `/dedicated-servers/${landing === '' ? '' : `${landing}/`}`);
      const page = `${origin}${list}${query.size > 0 ? `?${String(query)}` : ''}`;
      if (landing !== '') query.set('landing', landing);
      const self = `${origin}${localPath(lang, '/dedicated-servers.atom')}${query.size > 0 ? `?${String(query)}` : ''}`;
      query.set('page_size', String(MOST_ENTRIES));
      const [{ results }, { locations }, ofCountries] = await Promise.all([
        ask(lang)(`/my/api/ds-order/tariff/?${String(query)}`, DsTariffPage),
        ask(lang)('/my/api/ds-order/tariff/figures/', DsFigures),
        ask(lang)('/my/api/ds-location-landings/', Landing.array()),
      ]);
      const country = ofCountries.find((one) => landingName(one) === landing)?.country_code;
      const brand = await brandFrom(ask(lang), config);
      return serversAtom(
        { brand, origin, lang, page, self },
        onOfferIn(results, locations, country ? [country] : filter.countries),
      );
    });
  }
}

interface FeedPlace extends FeedSite {
  lang: Lang;
  /** Addresses of the list with the search, and of the feed. */
  page: string;
  self: string;
}

/** Servers as an Atom feed. A new price is a new entry, so that feed readers show it. */
export function serversAtom({ brand, origin, lang, page, self }: FeedPlace, servers: readonly DsTariff[]): string {
  const title = say(lang, words.title, { brand });
  const price = new Intl.NumberFormat(lang, { style: 'currency', currency: 'EUR' });
  const feed = atomFeed({ brand, origin, lang, title, page, self, updated: servers.map(({ updated }) => updated) });
  for (const { name, url, price: amount, frequency, memory_with_units: memory, updated } of servers) {
    const address = `${origin}${localPath(lang, url)}`;
    feed.addItem({
      id: `${address}#${amount}`,
      title: feedText(say(lang, words.price, { name, price: price.format(amount) })),
      link: address,
      description: say(lang, words.facts, {
        frequency: String(frequency),
        memory: String(memory.value),
        type: memory.type,
      }),
      date: new Date(updated),
      author: [{ name: brand }],
    });
  }
  return feed.atom1();
}

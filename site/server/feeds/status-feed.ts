import { StatusPage, type StatusIncident, type StatusStep } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { say } from '../i18n/say.ts';
import { type Lang, LANGUAGES, localPath } from '../../src/i18n/languages.ts';
import { atomFeed, atomRoute, type FeedSite, feedText } from './atom-route.ts';
import type { Ask } from '../catalogue/ask.ts';
import type { Region } from '../catalogue/region.ts';
import { mustOffer } from '../catalogue/languages.ts';
import { brandFrom } from '../catalogue/brand.ts';
import type { SiteConfig } from '../config.ts';

const words = defineMessages({
  title: {
    id: 'host.status-feed.title',
    defaultMessage: '{brand} service status',
    description: 'Title of the service status for feed readers',
  },
  subtitle: {
    id: 'host.status-feed.subtitle',
    defaultMessage: 'Incidents and planned maintenance.',
    description: 'Description of the service status for feed readers',
  },
  entry: {
    id: 'host.status-feed.entry',
    defaultMessage: '{isSample, select, yes {Sample: } other {}}{name} ({step})',
    description: 'Title of an incident for feed readers; some incidents are only samples',
  },
});

const steps: Readonly<Record<StatusStep, MessageDescriptor>> = defineMessages({
  investigating: { id: 'host.status-feed.investigating', defaultMessage: 'Investigating' },
  identified: { id: 'host.status-feed.identified', defaultMessage: 'Identified' },
  monitoring: { id: 'host.status-feed.monitoring', defaultMessage: 'Monitoring' },
  resolved: { id: 'host.status-feed.resolved', defaultMessage: 'Resolved' },
  scheduled: { id: 'host.status-feed.scheduled', defaultMessage: 'Scheduled' },
  in_progress: { id: 'host.status-feed.in-progress', defaultMessage: 'In progress' },
  completed: { id: 'host.status-feed.completed', defaultMessage: 'Completed' },
});

/** `/status.atom` and `/ru/status.atom`: incidents and maintenance for feed readers, as the visitor's region sees them. */
export function statusFeeds(app: FastifyInstance, config: SiteConfig, ask: (lang: Lang, region: Region) => Ask): void {
  for (const lang of LANGUAGES) {
    atomRoute(app, config, localPath(lang, '/status.atom'), async (_search, region) => {
      await mustOffer(ask(lang, region), lang);
      const { incidents, maintenance, history } = await ask(lang, region)('/my/api/status/', StatusPage);
      const brand = await brandFrom(ask(lang, region), config);
      return statusAtom({ brand, origin: config.publicOrigin }, lang, [...incidents, ...maintenance, ...history]);
    });
  }
}

/** Incidents as an Atom feed: one entry each, updated with every message. */
export function statusAtom({ brand, origin }: FeedSite, lang: Lang, incidents: readonly StatusIncident[]): string {
  const page = `${origin}${localPath(lang, '/status/')}`;
  const feed = atomFeed({
    brand,
    origin,
    lang,
    title: say(lang, words.title, { brand }),
    description: say(lang, words.subtitle),
    page,
    self: `${origin}${localPath(lang, '/status.atom')}`,
    updated: incidents.map(({ updated }) => updated),
  });
  const newestFirst = incidents.toSorted((a, b) => b.updated.localeCompare(a.updated));
  for (const { id, title: name, step, updates, updated, is_sample: isSample } of newestFirst) {
    const address = `${page}${id}/`;
    const said = updates.map(
      (one) => `<p><b>${say(lang, steps[one.step])}</b> (${one.created}): ${feedText(one.text)}</p>`,
    );
    feed.addItem({
      id: address,
      title: feedText(
        say(lang, words.entry, { isSample: isSample ? 'yes' : 'no', name, step: say(lang, steps[step]) }),
      ),
      link: address,
      description: feedText(updates[0]?.text ?? ''),
      content: said.join(''),
      published: new Date(updates.at(-1)?.created ?? updated),
      date: new Date(updated),
      author: [{ name: brand }],
    });
  }
  return feed.atom1();
}

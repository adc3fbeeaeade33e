import { StatusPage, type StatusIncident, type StatusStep } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { type Lang, LANGUAGES, localPath } from '../src/i18n/languages.ts';
import { atomFeed, atomRoute, feedText } from './atom-route.ts';
import type { Ask } from './catalogue/ask.ts';
import type { Region } from './catalogue/region.ts';
import type { Settings } from './config.ts';

const words = {
  en: { title: 'Hoster service status', subtitle: 'Incidents and planned maintenance.', sample: 'Sample' },
  ru: { title: 'Статус сервисов Hoster', subtitle: 'Инциденты и плановые работы.', sample: 'Пример' },
} as const;

const steps: Readonly<Record<Lang, Readonly<Record<StatusStep, string>>>> = {
  en: {
    investigating: 'Investigating',
    identified: 'Identified',
    monitoring: 'Monitoring',
    resolved: 'Resolved',
    scheduled: 'Scheduled',
    in_progress: 'In progress',
    completed: 'Completed',
  },
  ru: {
    investigating: 'Ищем причину',
    identified: 'Причина найдена',
    monitoring: 'Наблюдаем',
    resolved: 'Решено',
    scheduled: 'Запланировано',
    in_progress: 'Идут работы',
    completed: 'Завершено',
  },
};

/** `/status.atom` and `/ru/status.atom`: incidents and maintenance for feed readers, as the visitor's region sees them. */
export function statusFeeds(app: FastifyInstance, config: Settings, ask: (lang: Lang, region: Region) => Ask): void {
  for (const lang of LANGUAGES) {
    atomRoute(app, config, localPath(lang, '/status.atom'), async (_search, region) => {
      const { incidents, maintenance, history } = await ask(lang, region)('/my/api/status/', StatusPage);
      return statusAtom(config.publicOrigin, lang, [...incidents, ...maintenance, ...history]);
    });
  }
}

/** Incidents as an Atom feed: one entry each, which changes with every message. */
export function statusAtom(origin: string, lang: Lang, incidents: readonly StatusIncident[]): string {
  const { title, subtitle, sample } = words[lang];
  const page = `${origin}${localPath(lang, '/status/')}`;
  const feed = atomFeed({
    origin,
    lang,
    title,
    description: subtitle,
    page,
    self: `${origin}${localPath(lang, '/status.atom')}`,
    updated: incidents.map(({ updated }) => updated),
  });
  const newestFirst = incidents.toSorted((a, b) => b.updated.localeCompare(a.updated));
  for (const { id, title: name, step, updates, updated, is_sample: isSample } of newestFirst) {
    const address = `${page}${id}/`;
    const said = updates.map((one) => `<p><b>${steps[lang][one.step]}</b> (${one.created}): ${feedText(one.text)}</p>`);
    feed.addItem({
      id: address,
      title: feedText(`${isSample ? `${sample}: ` : ''}${name} (${steps[lang][step]})`),
      link: address,
      description: feedText(updates[0]?.text ?? ''),
      content: said.join(''),
      published: new Date(updates.at(-1)?.created ?? updated),
      date: new Date(updated),
      author: [{ name: 'Hoster' }],
    });
  }
  return feed.atom1();
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { statusIncidents } from '../content/status/tables.ts';
import { testBackend } from '../testing/backend.ts';
import { seedStatusHistory } from './status-history.ts';

const backend = await testBackend({ seed: 'demo' });
afterAll(() => backend.close());

const seededAt = async (moment: string) => {
  backend.clock.set(new Date(moment));
  await backend.db.delete(statusIncidents);
  await seedStatusHistory(backend.db, backend.clock.now());
  const rows = await backend.db.select().from(statusIncidents);
  return rows.find(({ title }) => title.en.includes('routers replaced in Rotterdam'));
};

test('the maintenance of the news is on the status page at the same time', async () => {
  const news = readFileSync(join(import.meta.dirname, '../../content/en/news/rotterdam-maintenance.md'), 'utf8');
  const [, start = '', from = ''] = /Start of the window \| (\d+ \w+), (\d+:\d+)/.exec(news) ?? [];
  const [, done = '', until = ''] = /Update, (\d+ \w+), (\d+:\d+) UTC/.exec(news) ?? [];
  expect(await seededAt('2026-12-15T12:00:00Z')).toMatchObject({
    kind: 'maintenance',
    startsAt: new Date(`${start} 2026 ${from} UTC`),
    endsAt: new Date(`${done} 2026 ${until} UTC`),
  });
});

test('before the maintenance it’s announced, and before the announcement unknown', async () => {
  expect((await seededAt('2026-11-20T12:00:00Z'))?.endsAt).toEqual(new Date('2026-11-29T03:00:00Z'));
  expect(await seededAt('2026-11-01T12:00:00Z')).toBeUndefined();
});

test('a history older than the status page isn’t added', async () => {
  expect(await seededAt('2027-06-01T12:00:00Z')).toBeUndefined();
});

import { readdir, readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { createBackend } from '../../backend.ts';
import { Browser } from '../../testing/browser.ts';
import { onServer, ownDatabase, testDatabase } from '../../testing/database.ts';
import { secretKey, testClock } from '../../testing/fixed.ts';
import { sql } from './drizzle.ts';
import { rowsOf } from './rows-of.ts';
import type { Db } from './types.ts';

const releases = new URL('../../../releases/', import.meta.url);

/** Statements that restore the demo shop of the last release. See docs/recipes/make-a-release.md. */
async function lastRelease(): Promise<string> {
  const byVersion = new Intl.Collator('en', { numeric: true });
  const newest = (await readdir(releases)).toSorted(byVersion.compare).at(-1) ?? '';
  return gunzipSync(await readFile(new URL(newest, releases))).toString();
}

const own = await ownDatabase('nothing');
const released = await lastRelease();
await onServer(own.url, released);
const backend = await createBackend({ databaseUrl: own.url, secretKey, clock: testClock(), seed: 'demo' });
afterAll(async () => {
  await backend.close();
  await own.drop();
});

test('a shop of the last release starts with this version and keeps what its customers have', async () => {
  const browser = new Browser(backend.app);
  await browser.login('demo@hoster.example', 'demo-hoster-2026');
  expect((await browser.get('/my/api/services/')).json()).toMatchObject({
    results: [
      { name: 'koch-studio', kind: 'web_hosting', status: 'active' },
      { name: 'web-frankfurt', kind: 'vps', status: 'active', ips: ['203.0.113.9', '2001:db8::9'] },
    ],
  });
  expect((await browser.get('/my/api/vps-order/create_context/')).json()).toMatchObject({
    ssh_keys: [{ title: 'Laptop', default: true }],
    balance: { amount: '500.00', currency: 'EUR' },
    personal_info_complete: true,
  });
  expect((await browser.get('/my/api/invoices/')).json()).toMatchObject({ count: 2 });
});

test('has the texts of this version', async () => {
  const rows = await rowsOf(backend.db, sql`select count(*)::int as articles from help_articles`);
  expect(rows[0]?.['articles']).toBeGreaterThan(0);
});

/** Columns, constraints, indexes, triggers and functions by their definitions. */
async function schemaOf(db: Db): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql`
      select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' '
        || coalesce(column_default, '') || ' ' || coalesce(identity_generation, '') as said
      from information_schema.columns where table_schema = 'public'
      union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' and conrelid <> 0
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select pg_get_functiondef(p.oid) from pg_proc p join pg_language l on l.oid = p.prolang
      where pronamespace = 'public'::regnamespace and lanname = 'plpgsql'`,
  );
  return rows.map(({ said }) => String(said)).toSorted();
}

test('has the schema of a new shop', async () => {
  const fresh = await testDatabase();
  expect(await schemaOf(backend.db)).toEqual(await schemaOf(fresh.db));
  await fresh.close();
});

test('keeps every foreign key of the last release', async () => {
  const names = Array.from(released.matchAll(/ADD CONSTRAINT (\S+) FOREIGN KEY/g), ([, name]) => name);
  const rows = await rowsOf(backend.db, sql`select conname from pg_constraint where contype = 'f'`);
  expect(names).not.toEqual([]);
  expect(rows.map(({ conname }) => conname)).toEqual(expect.arrayContaining(names));
});

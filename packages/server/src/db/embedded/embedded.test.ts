import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '../drizzle.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../open.ts';
import type { OpenDatabase } from '../types.ts';
import { embeddedBinaries } from './binaries.ts';
import { launch } from './launch.ts';
import { launcherFor } from './launcher.ts';
import { endLeftOver } from './left-over.ts';
import { rowsOf } from '../rows-of.ts';

let root: string;
let folder: string;
let database: OpenDatabase;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'hoster-embedded-'));
  // Longer than the path of a socket may be, with a blank.
  folder = join(root, 'a folder'.padEnd(120, '-'));
  database = await openDatabase({ folder });
});
afterAll(async () => {
  await database.close();
  await rm(root, { recursive: true, force: true });
});

/** Process number of the server behind an open database. */
async function postmaster(): Promise<number> {
  const [row] = await rowsOf(database.db, sql`select pg_read_file('postmaster.pid') as text`);
  return Number(String(row?.['text']).split('\n')[0]);
}

test('searches texts and similar words in both languages', async () => {
  await database.db.execute(sql`create extension if not exists pg_trgm`);
  const query = sql`
    select to_tsvector('english', 'Renting servers') @@ to_tsquery('english', 'server') as english,
      to_tsvector('russian', 'Аренда серверов') @@ to_tsquery('russian', 'сервера') as russian,
      similarity('хостинг', 'хостнг') > 0.3 as similar_russian, similarity('hosting', 'hostng') > 0.3 as similar_english,
      lower('ПОЧТА') as lower`;
  expect(await rowsOf(database.db, query)).toEqual([
    { english: true, russian: true, similar_russian: true, similar_english: true, lower: 'почта' },
  ]);
});

const answers = () =>
  database.ping().then(
    () => true,
    () => false,
  );

test('lost connections only fail their own queries, and the database answers again', async () => {
  const pid = await postmaster();
  const inTransaction = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    process.kill(pid, 'SIGKILL');
    await tx.execute(sql`select pg_sleep(30)`);
  });
  await expect(inTransaction).rejects.toThrow(/Failed query/);
  await expect.poll(answers).toBe(true);
  expect(await postmaster()).not.toBe(pid);
});

test('a database server left over from an earlier process is stopped before the next start', async () => {
  const other = join(root, 'left over');
  await (await openDatabase({ folder: other })).close();
  const cluster = join(other, 'postgres');
  const { postgres } = await embeddedBinaries();
  const orphan = launch(await launcherFor(cluster), postgres, ['-D', cluster, '-k', cluster, '-h', '']);
  await new Promise<void>((resolve, reject) => {
    orphan.onOutput(() => orphan.output().includes('ready to accept connections') && resolve());
    void orphan.ended.then(() => reject(new Error(orphan.output())));
  });
  await endLeftOver(cluster);
  expect(await orphan.ended).toBe(0);
});

test('doesn’t change a PGlite folder and explains why in one sentence', async () => {
  const old = join(root, 'old');
  await mkdir(join(old, 'pglite'), { recursive: true });
  await expect(openDatabase({ folder: old })).rejects.toThrow(
    /^The data folder \S+ holds the database of an earlier version of Hoster \(PGlite\)[^\n]*\.$/,
  );
});

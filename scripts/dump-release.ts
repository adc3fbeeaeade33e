/**
 * Writes the dump of a release, which the upgrade test restores: a demo shop as this version seeds it, with the
 * migrations that made it. `node scripts/dump-release.ts 0.3.0`; see docs/recipes/make-a-release.md.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createBackend } from '../packages/server/src/backend.ts';
import { secretKey, testClock } from '../packages/server/src/testing/fixed.ts';
import { startPostgres } from './postgres.ts';

const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  console.error('Name the version: node scripts/dump-release.ts 0.3.0');
  process.exit(1);
}
const { url, stop } = await startPostgres();
try {
  const backend = await createBackend({ databaseUrl: url, secretKey, clock: testClock(), seed: 'demo', jobs: false });
  await backend.close();
  // Nearly all of the demo shop, and loaded from files at every start.
  const texts = ['help_articles', 'help_words', 'page_texts'].map((table) => `--exclude-table-data=${table}`);
  const options = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=200', ...texts];
  const dump = execFileSync('pg_dump', [...options, url], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  // Commands of psql, which the driver doesn't know.
  const sql = dump.replaceAll(/^\\.*\n/gm, '');
  const file = join(import.meta.dirname, `../packages/server/releases/${version}.sql.gz`);
  writeFileSync(file, gzipSync(sql, { level: 9 }));
  console.log(`${file}: ${sql.length} characters`);
} finally {
  await stop();
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../open.ts';
import { embeddedBinaries } from './binaries.ts';
import { launch } from './launch.ts';
import { launcherFor } from './launcher.ts';
import { endLeftOver } from './left-over.ts';

const root = await mkdtemp(join(tmpdir(), 'hoster-embedded-'));
// Longer than the path of a socket may be, with a blank.
const folder = join(root, 'a folder'.padEnd(120, '-'));
const database = await openDatabase({ folder });
afterAll(async () => {
  await database.close();
  await rm(root, { recursive: true, force: true });
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

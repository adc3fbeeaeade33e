import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createBackend } from '../backend.ts';
import { ownDatabase } from '../testing/backend.ts';
import { StartError } from '../start-error.ts';

test('a folder opens again after a close, with its secret key; not twice at a time', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hoster-open-'));
  const first = await createBackend({ dataDir, jobs: false });
  const signature = first.app.hoster.secrets.sign('test', 'text');
  await expect(createBackend({ dataDir })).rejects.toThrow(StartError);
  await first.close();
  const second = await createBackend({ dataDir, jobs: false });
  expect(second.app.hoster.secrets.verify('test', 'text', signature)).toBe(true);
  expect(second.app.hoster.secrets.verify('test', 'other', signature)).toBe(false);
  await second.close();
  await rm(dataDir, { recursive: true });
});

test('processes that start at the same moment share what was made once', async () => {
  const server = process.env['TEST_DATABASE_URL'];
  // On PGlite the processes take turns; on a server they really meet.
  const own = server === undefined ? null : await ownDatabase(server);
  const dataDir = await mkdtemp(join(tmpdir(), 'hoster-turns-'));
  const sign = async () => {
    const backend = await createBackend(own ? { databaseUrl: own.url, jobs: false } : { dataDir, jobs: false });
    const signature = backend.app.hoster.secrets.sign('test', 'text');
    await backend.close();
    return signature;
  };
  const signatures = own ? await Promise.all([sign(), sign(), sign()]) : [await sign(), await sign()];
  expect(new Set(signatures).size).toBe(1);
  await own?.drop();
  await rm(dataDir, { recursive: true });
});

import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { memoryFolder } from '../../../../scripts/memory-folder.ts';
import { createBackend } from '../backend.ts';
import { role } from '../platform/db/embedded/cluster.ts';
import { startEmbedded } from '../platform/db/embedded/server.ts';
import type { BackendOptions } from '../settings.ts';
import { onSameServer, onServer, type Content } from './database.ts';
import { secretKey, testClock } from './fixed.ts';

/** Tests end with their data; nothing of it has to survive a power cut or be tidied up. */
const fast = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  max_connections: '200',
};

/**
 * Starts the PostgreSQL of a test run, unless TEST_DATABASE_URL names one, and makes the databases that test files copy:
 * migrating and seeding happens once per run.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await testServer();
  const run = `test_${randomBytes(4).toString('hex')}`;
  process.env['TEST_SERVER_URL'] = server.url;
  process.env['TEST_RUN'] = run;
  const make = async (content: Content, options: BackendOptions, template = 'template1') => {
    await onServer(server.url, `create database ${run}_${content} template ${template}`);
    const databaseUrl = onSameServer(server.url, `${run}_${content}`);
    const backend = await createBackend({ databaseUrl, secretKey, clock: testClock(), jobs: false, ...options });
    await backend.close();
  };
  await make('tables', {});
  await make('demo', { seed: 'demo' }, `${run}_tables`);
  return async () => {
    for (const content of ['tables', 'demo'])
      await onServer(server.url, `drop database ${run}_${content} with (force)`);
    await server.stop();
  };
}

async function testServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined) return { url: given, stop: async () => undefined };
  const folder = memoryFolder('hoster-test-');
  const server = await startEmbedded(folder, fast);
  return {
    url: `postgres://${role}@${encodeURIComponent(server.socket)}/postgres`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

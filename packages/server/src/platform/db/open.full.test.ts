import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sql } from './drizzle.ts';
import { runAdmin } from '../../admin.ts';
import { createBackend } from '../../backend.ts';
import { users } from '../../identity/auth/tables.ts';
import { ownDatabase } from '../../testing/database.ts';
import { StartError } from '../start-error.ts';
import { openDatabase } from './open.ts';

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

test('a command of the operator uses the folder of a site that runs, and a folder in which none does', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hoster-admin-'));
  const create = () =>
    runAdmin({ dataDir, joinsRunning: true }, { command: 'create-staff', email: 'ann@example.test', role: 'support' });
  const site = await createBackend({ dataDir, jobs: false });
  expect(await create()).toContain('as a new user');
  const [user] = await site.db.select().from(users);
  expect(user?.staffRole).toBe('support');
  await site.close();
  expect(await create()).toMatch(/^ann@example\.test is support\./);
  await rm(dataDir, { recursive: true });
});

test('processes that start at the same time share one migration and key', async () => {
  const own = await ownDatabase('nothing');
  const sign = async () => {
    const backend = await createBackend({ databaseUrl: own.url, jobs: false });
    const signature = backend.app.hoster.secrets.sign('test', 'text');
    await backend.close();
    return signature;
  };
  expect(new Set(await Promise.all([sign(), sign(), sign()])).size).toBe(1);
  await own.drop();
});

test('refuses a database of another version with one sentence and leaves it unchanged', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hoster-version-'));
  const database = await openDatabase({ folder: dataDir });
  await database.db.execute(sql`update drizzle.__drizzle_migrations set hash = 'another'`);
  await database.close();
  const reason = `The data folder ${dataDir} was created by another version of Hoster. Start that version, or use an empty folder or database.`;
  await expect(createBackend({ dataDir })).rejects.toThrow(new StartError(reason));
  await rm(dataDir, { recursive: true });
});

test('refuses a database without a list of migrations', async () => {
  const foreign = await mkdtemp(join(tmpdir(), 'hoster-foreign-'));
  const other = await openDatabase({ folder: foreign });
  // Its tables are there, but not the list of what made them.
  await other.db.execute(sql`drop schema drizzle cascade`);
  await other.close();
  await expect(createBackend({ dataDir: foreign })).rejects.toThrow(
    /^The data folder \S+ can't be upgraded to this version: [^\n]*already exists\.$/,
  );
  await rm(foreign, { recursive: true });
});

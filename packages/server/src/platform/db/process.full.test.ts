import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { emailAddresses } from '../../identity/auth/tables.ts';
import { mustStart, startChild } from '../../testing/child.ts';
import { openDatabase } from './open.ts';

// Each starts up to three processes with a database; on a busy machine one alone may need half a minute.
vi.setConfig({ testTimeout: 180_000 });

const folder = await mkdtemp(join(tmpdir(), 'hoster-data-'));
afterAll(async () => {
  vi.resetConfig();
  await rm(folder, { recursive: true, force: true });
});

const signupPath = '/auth/_allauth/browser/v1/auth/signup';
const token = 'a'.repeat(32);

/** Signs up; true when the server has answered that it is done. */
async function signup(origin: string, email: string): Promise<boolean> {
  const answer = await fetch(origin + signupPath, {
    method: 'POST',
    headers: { cookie: `csrftoken=${token}`, 'x-csrftoken': token, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Correct-horse-42' }),
  }).catch(() => null);
  return answer?.status === 401;
}

test('a killed process loses nothing that it acknowledged, and its lock does not stay; a second process is refused', async () => {
  const first = await mustStart({ DATA_DIR: folder });

  const second = await startChild({ DATA_DIR: folder });
  expect(second).toEqual({
    code: 1,
    errors: `The data folder ${folder} is already in use by process ${first.process.pid}.\n`,
  });

  const acknowledged: string[] = [];
  const emails = Array.from({ length: 18 }, (_, index) => `user${index}@example.test`);
  const work = emails.map(async (email, index) => {
    if (await signup(first.origin, email)) acknowledged.push(email);
    // The blow comes while the others are still being written.
    if (index === 9) await first.kill();
  });
  await Promise.all(work);
  expect(acknowledged.length).toBeGreaterThan(0);

  const database = await openDatabase({ folder });
  const rows = await database.db.select({ email: emailAddresses.email }).from(emailAddresses);
  expect(rows.map(({ email }) => email)).toEqual(expect.arrayContaining(acknowledged));
  await database.close();
  expect(await readdir(folder)).not.toContain('lock');

  const third = await mustStart({ DATA_DIR: folder });
  expect((await fetch(`${third.origin}/readyz`)).status).toBe(200);
  third.process.kill('SIGTERM');
  expect(await once(third.process, 'close')).toEqual([0, null]);
});

test('replaces a lock whose process ID now belongs to another program', async () => {
  const place = join(folder, 'reused');
  const first = await openDatabase({ folder: place });
  await first.close();
  // This test's own process lives, but did not start at tick 1.
  await writeFile(join(place, 'lock'), `${process.pid} 1`);
  const second = await openDatabase({ folder: place });
  await second.close();
});

test.each([
  ['a bad variable', { PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, but is "eighty".\n'],
  [
    'a folder that cannot be made',
    { DATA_DIR: '/proc/none/data' },
    "Can't create the data folder /proc/none/data: ENOENT: no such file or directory. Set DATA_DIR to a folder that this process can write to.\n",
  ],
  [
    'a missing database',
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    "Can't connect to the database of DATABASE_URL: connect ECONNREFUSED 127.0.0.1:1. Check that the server runs, and its host and port in DATABASE_URL.\n",
  ],
  [
    'a shop on PostgreSQL without a key',
    {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      PUBLIC_ORIGIN: 'https://hoster.example',
      SMTP_URL: 'smtp://localhost',
    },
    'SECRET_KEY is missing although DATABASE_URL is set, so the encryption key would be stored next to the secrets. Set it to at least 32 random characters, the same in every process.\n',
  ],
])('%s ends the start with one sentence', async (_what, env, errors) => {
  expect(await startChild(env)).toEqual({ code: 1, errors });
});

test('a taken port ends the start with one sentence', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const start = await startChild({ DATA_DIR: join(folder, 'reused'), PORT: String(port) });
  expect(start).toEqual({
    code: 1,
    errors: `Port ${port} is already in use. Stop the process that uses it, or set PORT to another port.\n`,
  });
  server.close();
});

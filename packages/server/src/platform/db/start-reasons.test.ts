import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { once } from 'node:events';

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { StartError } from '../start-error.ts';
import { openDatabase } from './open.ts';
import { explainStart } from './start-reasons.ts';

const root = await mkdtemp(join(tmpdir(), 'hoster-start-'));
afterAll(() => rm(root, { recursive: true, force: true }));

/** A PostgreSQL server that refuses every connection with an error. */
async function refusing(code: string, message: string): Promise<string> {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  const server = createServer((socket) => socket.once('data', () => socket.end(Buffer.concat([head, fields]))));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `postgres://hoster:pa55word@127.0.0.1:${(server.address() as AddressInfo).port}/hoster`;
}

it.each([
  ['28P01', 'password authentication failed for user "hoster"', 'Check the user name and the password'],
  ['28000', 'no pg_hba.conf entry for host', 'pg_hba.conf'],
  ['3D000', 'database "hoster" does not exist', 'Create the database'],
  ['53300', 'sorry, too many clients already', 'max_connections'],
  ['53100', 'could not extend file: No space left on device', 'Free some space'],
  ['57P03', 'the database system is starting up', 'try again in a moment'],
  ['57P01', 'terminating connection due to administrator command', 'try again'],
  ['58030', 'could not read file', 'Look into the log'],
])('a server that answers %s “%s” is explained', async (code, message, remedy) => {
  const start = openDatabase({ url: await refusing(code, message) });
  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(`Can't connect to the database of DATABASE_URL: ${message}. `);
  await expect(start).rejects.toThrow(remedy);
  await expect(start).rejects.not.toThrow('pa55word');
});

it.each([
  ['postgres://127.0.0.1:1/hoster', 'Check that the server runs'],
  ['postgres://localhost:1/hoster', 'Check that the server runs'],
  ['postgres://no-such-host.invalid/hoster', 'Check the hostname in DATABASE_URL'],
])('%s is explained', async (url, remedy) => {
  const start = openDatabase({ url });
  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(remedy);
  // With the reason: `connect ECONNREFUSED 127.0.0.1:1`.
  await expect(start).rejects.toThrow(/: \S+ E[A-Z]+/);
});

const files = {
  'has no PG_VERSION': [{ 'postgres/base': 'x' }, 'PG_VERSION is missing. Restore the folder from a backup'],
  'is of another PostgreSQL': [{ 'postgres/PG_VERSION': '13\n' }, 'holds files of PostgreSQL 13'],
  'has a file in place of its database': [{ postgres: 'x' }, "can't be read: ENOTDIR"],
  'has a folder in place of PG_VERSION': [{ 'postgres/PG_VERSION/x': 'x' }, "can't be read: EISDIR"],
} as const;

it.each(Object.entries(files))('a data folder that %s is explained', async (name, [written, sentence]) => {
  const folder = join(root, name.replaceAll(' ', '-'));
  for (const [file, text] of Object.entries(written)) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const start = openDatabase({ folder });
  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(sentence);
});

it.each([
  [Object.assign(new Error('disk full'), { code: 'ENOSPC' }), 'Free some space'],
  [Object.assign(new Error('read-only file system'), { code: 'EROFS' }), 'DATA_DIR'],
  [
    Object.assign(new Error('permission denied to create extension'), { code: '42501' }),
    'create tables and extensions',
  ],
  [Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }), 'sslmode'],
  [new Error('The server does not support SSL connections'), 'sslmode'],
  [new Error('Failed query', { cause: Object.assign(new Error('too many'), { code: '53300' }) }), 'max_connections'],
])('%s is explained', (error, remedy) => {
  const explained = explainStart(error, "Can't prepare the database");
  expect(explained).toBeInstanceOf(StartError);
  expect(String(explained)).toContain(remedy);
});

it('leaves faults of our own as they are', () => {
  const bug = new TypeError('x is not a function');
  expect(explainStart(bug, "Can't prepare the database")).toBe(bug);
});

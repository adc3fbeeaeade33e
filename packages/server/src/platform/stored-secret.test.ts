import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { storedSecret } from './stored-secret.ts';
import { users } from '../identity/auth/tables.ts';
import { hasUsers } from '../identity/auth/users.ts';
import { testDatabase } from '../testing/database.ts';

const secretIn = (folder: string) => storedSecret(database.db, folder, () => hasUsers(database.db));
let folder: string;
const database = await testDatabase();
const root = await mkdtemp(join(tmpdir(), 'hoster-key-'));
beforeEach(async () => {
  folder = await mkdtemp(join(root, 'data-'));
});
afterAll(async () => {
  await database.close();
  await rm(root, { recursive: true, force: true });
});

test('creates a complete key once, readable by its owner only', async () => {
  const keys = await Promise.all([secretIn(folder), secretIn(folder)]);
  expect(keys[0]).toHaveLength(43);
  expect(keys[1]).toBe(keys[0]);
  expect(await readFile(join(folder, 'secret.key'), 'utf8')).toBe(keys[0]);
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['secret.key']);
});

test.each([
  ['empty', '', /is empty\. Restore/],
  ['blank', ' \n', /is empty\. Restore/],
  ['cut off', 'abc', /has fewer than 32 characters\. Restore/],
])('a key file that is %s ends the start', async (_what, text, sentence) => {
  await writeFile(join(folder, 'secret.key'), text);
  await expect(secretIn(folder)).rejects.toThrow(sentence);
  expect(await readFile(join(folder, 'secret.key'), 'utf8')).toBe(text);
});

test("a key file that can't be read ends the start", async () => {
  await mkdir(join(folder, 'secret.key'));
  await expect(secretIn(folder)).rejects.toThrow(/^Can't read the secret key file \S+: EISDIR[^\n]*\.$/);
});

test('a missing key file ends the start if there are users, and says what to do', async () => {
  await database.db.insert(users).values({ username: 'ann', passwordHash: null, firstName: 'Ann' });
  await expect(secretIn(folder)).rejects.toThrow(/is missing, although .+ Restore it from a backup\./);
  expect(await readdir(folder)).toEqual([]);
  await database.db.delete(users);
});

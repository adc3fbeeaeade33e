import { expect, test } from 'vitest';
import { newApp, buildApp } from '../../app.ts';
import { openDatabase, type OpenDatabase } from '../../db/open.ts';
import { frozenClock } from '../../clock.ts';
import { secretsOf } from '../../secrets.ts';
import { settingsFrom } from '../../settings.ts';
import { ownDatabase } from '../../testing/backend.ts';
import { Browser } from '../../testing/browser.ts';
import { migratedSnapshot } from '../../testing/snapshot.ts';
import { hashPassword } from './passwords.ts';
import { createUser } from './users.ts';

const api = '/auth/_allauth/browser/v1';
const password = 'Correct-horse-42';

test('two processes on one database count attempts together', async () => {
  const server = process.env['TEST_DATABASE_URL'];
  const own = server === undefined ? null : await ownDatabase(server);
  const database = await openDatabase(own ? { url: own.url } : { memory: true, snapshot: await migratedSnapshot() });
  const clock = frozenClock();
  const [one, two] = [await instance(database, clock), await instance(database, clock)];
  const passwordHash = await hashPassword(password);
  await database.db.transaction((tx) =>
    createUser(tx, one.hoster, { email: 'grace@example.test', passwordHash, language: 'en', verified: true }),
  );

  const login = async (app: typeof one, secret: string) => {
    const answer = await new Browser(app).login('grace@example.test', secret);
    return answer.statusCode === 200 ? 'in' : answer.json().errors[0].code;
  };
  // A right password gives its try back.
  expect(await login(two, password)).toBe('in');
  const wrong = await Promise.all([one, two, one, two, one].map((app) => login(app, 'wrong')));
  expect(wrong).toEqual(Array.from({ length: 5 }, () => 'email_password_mismatch'));
  expect(await login(two, password)).toBe('too_many_login_attempts');
  expect(await login(one, password)).toBe('too_many_login_attempts');
  clock.advance(301_000);
  expect(await login(two, password)).toBe('in');

  const email = (index: number) => `user${index}@example.test`;
  const statuses: number[] = [];
  for (let index = 0; index < 22; index++) {
    const browser = new Browser(index % 2 === 0 ? one : two);
    statuses.push((await browser.post(`${api}/auth/signup`, { email: email(index), password: '' })).statusCode);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  const refused = await new Browser(one).post(`${api}/auth/signup`, {});
  expect(refused.json()).toEqual({ status: 429 });
  expect(refused.headers['retry-after']).toBeUndefined();

  await one.close();
  await two.close();
  await database.close();
  await own?.drop();
});

async function instance(database: OpenDatabase, clock: ReturnType<typeof frozenClock>) {
  const app = newApp({});
  buildApp(
    app,
    {
      db: database.db,
      clock,
      settings: settingsFrom({}),
      secrets: secretsOf('the same for both'),
      log: app.log,
      welcome: async () => undefined,
    },
    database,
  );
  await app.ready();
  return app;
}

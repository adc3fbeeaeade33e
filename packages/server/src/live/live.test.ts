import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq, sql } from '../platform/db/drizzle.ts';
import { consumeLimit } from '../platform/http/rate-limit.ts';
import { changed } from '../platform/live.ts';
import { users } from '../identity/auth/tables.ts';
import { accountMembers } from '../identity/account/tables.ts';
import { testBackend, type TestBackend } from '../testing/backend.ts';
import { api, type Browser } from '../testing/browser.ts';
import { makeCustomer, password, signedInCustomer } from '../testing/customer.ts';
import { ownDatabase } from '../testing/database.ts';
import { connect, refusal } from '../testing/live-socket.ts';

let one: TestBackend;
let two: TestBackend;
let database: Awaited<ReturnType<typeof ownDatabase>>;

beforeAll(async () => {
  database = await ownDatabase('tables');
  const options = { databaseUrl: database.url, trustProxy: 1, rateLimits: false } as const;
  one = await testBackend(options);
  two = await testBackend(options);
  await one.app.listen({ port: 0, host: '127.0.0.1' });
  await two.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await one.close();
  await two.close();
  await database.drop();
});

let made = 0;
/** A customer in a browser that is signed in at the first process. */
async function customer(): Promise<{ browser: Browser; accountId: number; userId: number; email: string }> {
  const email = `live-${(made += 1)}@example.test`;
  const browser = await signedInCustomer(one, email);
  const [row] = await one.db
    .select({ userId: users.id, accountId: accountMembers.accountId })
    .from(users)
    .innerJoin(accountMembers, eq(accountMembers.userId, users.id))
    .orderBy(sql`${users.id} desc`)
    .limit(1);
  if (!row) throw new Error('No customer');
  return { browser, email, ...row };
}

/** Resolves to the milliseconds that something took. */
async function timeOf(work: Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work;
  return performance.now() - start;
}

test('only signed-in visitors connect, from pages of the site', async () => {
  const { browser } = await customer();
  expect(await refusal(one.app, one.browser())).toBe(401);
  expect(await refusal(one.app, browser, { origin: 'https://evil.example' })).toBe(403);
  expect(await refusal(one.app, browser, { origin: 'null' })).toBe(403);
  expect(await refusal(one.app, browser, { origin: undefined })).toBe(403);
  expect(await refusal(one.app, browser)).toBe(101);
  // Other addresses don't become sockets, and the socket's isn't a page.
  expect((await browser.get('/my/api/live/')).statusCode).toBe(404);
});

test('tells the pages of an account in all processes what changed when it is committed, and nobody else', async () => {
  const [ann, eve] = [await customer(), await customer()];
  const [here, there, strange] = [
    await connect(one.app, ann.browser),
    await connect(two.app, ann.browser),
    await connect(two.app, eve.browser),
  ];
  const undone = one.db.transaction(async (tx) => {
    await changed(tx, ann.accountId, { kind: 'balance' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await one.db.transaction(async (tx) => {
    await changed(tx, ann.accountId, { kind: 'service', id: 7 });
    await changed(tx, ann.accountId, { kind: 'payment', id: 'abc' });
  });
  await changed(one.db, eve.accountId, { kind: 'notifications' });
  const told = [
    { kind: 'service', id: 7 },
    { kind: 'payment', id: 'abc' },
  ];
  expect(await here.received(2)).toEqual(told);
  expect(await there.received(2)).toEqual(told);
  expect(await strange.received(1)).toEqual([{ kind: 'notifications' }]);
  for (const socket of [here, there, strange]) socket.close();
});

test('tells staff what concerns them', async () => {
  const [staff, ann] = [await customer(), await customer()];
  await one.db.update(users).set({ staffRole: 'support' }).where(eq(users.id, staff.userId));
  const [theirs, other] = [await connect(two.app, staff.browser), await connect(two.app, ann.browser)];
  await changed(one.db, 'staff', { kind: 'ticket', id: 12 });
  await changed(one.db, ann.accountId, { kind: 'balance' });
  expect(await theirs.received(1)).toEqual([{ kind: 'ticket', id: 12 }]);
  expect(await other.received(1)).toEqual([{ kind: 'balance' }]);
  theirs.close();
  other.close();
});

test('a notification that it does not know changes nothing', async () => {
  const { browser, accountId } = await customer();
  const socket = await connect(one.app, browser);
  for (const odd of ['', '{', '[]', '{"whose":1,"kind":"moon"}', '{"kind":"balance"}']) {
    await one.db.execute(sql`select pg_notify('hoster_live', ${odd})`);
  }
  await changed(one.db, accountId, { kind: 'balance' });
  expect(await socket.received(1)).toEqual([{ kind: 'balance' }]);
  socket.close();
});

test('signing out disconnects within a second in other processes, and leaves other sessions alone', async () => {
  const { browser, accountId, email } = await customer();
  const second = two.browser();
  await second.login(email, password);
  const [socket, other] = [await connect(two.app, browser), await connect(two.app, second)];
  const closed = socket.closed();
  await browser.delete(`${api}/auth/session`);
  expect(await timeOf(closed)).toBeLessThan(1000);
  expect(await closed).toBe(4401);
  expect(await refusal(two.app, browser)).toBe(401);
  await changed(one.db, accountId, { kind: 'balance' });
  expect(await other.received(1)).toEqual([{ kind: 'balance' }]);
  other.close();
});

test('revoking a session, a new password and deleting the account disconnect', async () => {
  const { browser, email, accountId } = await customer();
  const signIn = async () => {
    const another = two.browser();
    await another.login(email, password);
    return another;
  };
  const revoked = await connect(two.app, await signIn());
  const list: { id: number; is_current: boolean }[] = (await browser.get(`${api}/auth/sessions`)).json().data;
  const others = list.filter(({ is_current }) => !is_current).map(({ id }) => id);
  await browser.delete(`${api}/auth/sessions`, { sessions: others });
  expect(await revoked.closed()).toBe(4401);

  const before = await connect(two.app, await signIn());
  const kept = await connect(two.app, browser);
  const answer = await browser.post(`${api}/account/password/change`, {
    current_password: password,
    new_password: 'Another-horse-43',
  });
  expect(answer.statusCode).toBe(200);
  expect(await before.closed()).toBe(4401);
  await changed(one.db, accountId, { kind: 'balance' });
  expect(await kept.received(1)).toEqual([{ kind: 'balance' }]);

  await browser.post('/my/api/account/deletion/', { confirm: true });
  expect(await kept.closed()).toBe(4401);
});

test('the pages of one account or network are limited, whatever the process', async () => {
  const { browser } = await customer();
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const own = await Promise.all(
    Array.from({ length: 20 }, (_, index) => connect(one.app, browser, from(`192.0.2.${index}`))),
  );
  expect(await (await connect(one.app, browser, from('192.0.2.99'))).closed()).toBe(4429);
  own[0]?.close();
  await own[0]?.closed();

  const neighbours = await Promise.all(Array.from({ length: 3 }, () => customer()));
  const near = await Promise.all(
    neighbours.flatMap(({ browser: neighbour }) =>
      Array.from({ length: 20 }, () => connect(one.app, neighbour, from('2001:db8:1:2::7'))),
    ),
  );
  const { browser: late } = await customer();
  expect(await (await connect(one.app, late, from('2001:db8:1:2::8'))).closed()).toBe(4429);
  const elsewhere = await connect(one.app, late, from('2001:db8:1:3::8'));
  for (const socket of [...own, ...near, elsewhere]) socket.close();
});

test('a browser that speaks is disconnected', async () => {
  const { browser } = await customer();
  const polite = await connect(one.app, browser);
  polite.raw.send('hello');
  expect(await polite.closed()).toBe(1008);
  const loud = await connect(one.app, browser);
  loud.raw.send('x'.repeat(1000));
  expect(await loud.closed()).toBe(1008);
});

test('a browser that reads too slowly is disconnected instead of filling the memory', async () => {
  const { browser, accountId } = await customer();
  const slow = await connect(one.app, browser);
  const quick = await connect(one.app, browser);
  slow.raw.pause();
  // A large payment reference, so that the buffers of the system are full soon.
  const reference = 'x'.repeat(7000);
  for (let round = 1; round <= 20; round += 1) {
    await one.db.execute(
      sql`select pg_notify('hoster_live', json_build_object('whose', ${accountId}::int, 'kind', 'payment', 'id', ${reference}::text || n)::text) from generate_series(1, 100) n`,
    );
    await quick.received(round * 100);
  }
  slow.raw.resume();
  expect([1006, 1013]).toContain(await slow.closed());
  expect(quick.raw.readyState).toBe(quick.raw.OPEN);
  quick.close();
});

test('asks pages to load everything again after the connection to the database was lost', async () => {
  const { browser, accountId } = await customer();
  const socket = await connect(one.app, browser);
  const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'hoster %'`;
  await one.db.execute(cut);
  expect(await socket.received(1)).toEqual([{ kind: 'resync' }]);
  await changed(one.db, accountId, { kind: 'balance' });
  expect(await socket.received(2)).toEqual([{ kind: 'resync' }, { kind: 'balance' }]);
  socket.close();
});

test('a process that stops sends its pages to another one', async () => {
  const { browser } = await customer();
  const stopping = await testBackend({ databaseUrl: database.url });
  await stopping.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = await connect(stopping.app, browser);
  await stopping.disconnectPages();
  expect(await socket.closed()).toBe(1001);
  expect(await refusal(stopping.app, browser)).toBe(503);
  await stopping.close();

  const alone = await testBackend({ databaseUrl: database.url });
  await alone.app.listen({ port: 0, host: '127.0.0.1' });
  const last = await connect(alone.app, browser);
  await alone.close();
  expect(await last.closed()).toBe(1001);
});

test('a flood of handshakes is refused', async () => {
  const limited = await testBackend({ databaseUrl: database.url });
  await limited.app.listen({ port: 0, host: '127.0.0.1' });
  await makeCustomer(limited.app, 'flood@example.test');
  const browser = limited.browser();
  await browser.login('flood@example.test', password);
  expect(await refusal(limited.app, browser)).toBe(101);
  const handshakes = { action: 'live', subject: 'network:127.0.0.1', times: 240, seconds: 60 };
  while (await consumeLimit(limited.app.hoster, handshakes));
  expect(await refusal(limited.app, browser)).toBe(429);
  await limited.close();
});

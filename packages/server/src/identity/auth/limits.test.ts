import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { api, Browser } from '../../testing/browser.ts';
import { emailedKey } from '../../testing/emails.ts';
import { twoBackends, type TwoBackends } from '../../testing/two-backends.ts';
import { addTotp } from '../../testing/second-factor.ts';
import { makeCustomer, password } from '../../testing/customer.ts';

const email = 'grace@example.test';

let both: TwoBackends;
beforeEach(async () => {
  both = await twoBackends();
  await makeCustomer(both.one, email);
});
afterEach(() => both.close());

/** Attempts go to either process, each from an address of its own. */
const alternately = (index: number): { app: FastifyInstance; remoteAddress: string } => ({
  app: index % 2 === 0 ? both.one : both.two,
  remoteAddress: `198.51.100.${index + 1}`,
});

const outcome = (answer: { statusCode: number; json(): { errors?: { code: string }[] } }) =>
  answer.statusCode === 200 ? 'in' : answer.json().errors?.[0]?.code;

async function login(app: FastifyInstance, secret: string, remoteAddress = '127.0.0.1', who = email) {
  return outcome(await new Browser(app).post(`${api}/auth/login`, { email: who, password: secret }, { remoteAddress }));
}

/** Gives the customer an app and recovery codes. */
async function withFactors(): Promise<{ code: () => string; recoveryCodes: string[] }> {
  const owner = new Browser(both.one);
  await owner.login(email, password);
  const code = await addTotp(owner, both.clock);
  const told = await owner.get(`${api}/account/authenticators/recovery-codes`);
  return { code, recoveryCodes: told.json().data.unused_codes };
}

test('processes on one database count failed sign-ins of an account together', async () => {
  // A right password gives its try back.
  expect(await login(both.two, password)).toBe('in');
  const wrong = await Promise.all(
    [0, 1, 2, 3, 4].map((index) => login(alternately(index).app, 'wrong', alternately(index).remoteAddress)),
  );
  expect(wrong).toEqual(Array.from({ length: 5 }, () => 'email_password_mismatch'));
  expect(await login(both.two, password, '203.0.113.1')).toBe('too_many_login_attempts');
  expect(await login(both.one, password, '203.0.113.2')).toBe('too_many_login_attempts');
  both.clock.advance(301_000);
  expect(await login(both.two, password)).toBe('in');
});

test('an IP address may fail ten sign-ins a minute across accounts', async () => {
  const codes: unknown[] = [];
  for (let index = 0; index < 11; index++) {
    const headers = { 'x-forwarded-for': `192.0.2.${index}` };
    const body = { email: `nobody${index}@example.test`, password: 'wrong' };
    codes.push(outcome(await new Browser(alternately(index).app).post(`${api}/auth/login`, body, { headers })));
  }
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'email_password_mismatch'));
  expect(codes[10]).toBe('too_many_login_attempts');
});

test('attempts that an IP address has no room for don’t count for the account', async () => {
  const office = '203.0.113.9';
  for (let index = 0; index < 10; index++) await login(both.one, 'wrong', office, `nobody${index}@example.test`);
  for (let index = 0; index < 8; index++)
    expect(await login(both.one, password, office)).toBe('too_many_login_attempts');
  expect(await login(both.two, password, '198.51.100.1')).toBe('in');
});

test('one-time passwords and recovery codes allow five attempts, in all browsers together', async () => {
  const { code, recoveryCodes } = await withFactors();
  const [recovery = ''] = recoveryCodes;

  const pending = async (index: number) => {
    const { app, remoteAddress } = alternately(index);
    const browser = new Browser(app);
    await browser.post(`${api}/auth/login`, { email, password }, { remoteAddress });
    return async (guess: string) =>
      outcome(await browser.post(`${api}/auth/2fa/authenticate`, { code: guess }, { remoteAddress }));
  };
  const guessers = await Promise.all([0, 1, 2, 3, 4].map(pending));
  const guesses = ['000000', '11111111', '000001', '11111112', '000002'];
  const answers = await Promise.all(guessers.map((guess, index) => guess(guesses[index] ?? '')));
  expect(answers).toEqual(Array.from({ length: 5 }, () => 'incorrect_code'));
  // Neither a right code nor another sign-in helps now.
  expect(await guessers[0]?.(code())).toBe('too_many_login_attempts');
  expect(await guessers[1]?.(recovery)).toBe('too_many_login_attempts');
  const afresh = await pending(7);
  expect(await afresh(recovery)).toBe('too_many_login_attempts');
  both.clock.advance(301_000);
  expect(await (await pending(8))(recovery)).toBe('in');
});

test('correct codes don’t count as failures of an IP address', async () => {
  const { code, recoveryCodes } = await withFactors();
  const outcomes: unknown[] = [];
  for (const right of [...recoveryCodes, code()]) {
    const browser = new Browser(both.two);
    await browser.post(`${api}/auth/login`, { email, password });
    outcomes.push(outcome(await browser.post(`${api}/auth/2fa/authenticate`, { code: right })));
  }
  expect(outcomes).toEqual(Array.from({ length: 11 }, () => 'in'));
});

test('a code and a link count once, whichever process gets them at the same moment', async () => {
  const { code, recoveryCodes } = await withFactors();
  const [recovery = ''] = recoveryCodes;
  /** How many of six concurrent requests are accepted. */
  const taken = async (path: string, body: object, good: number, signIn = true) => {
    const browsers = await Promise.all(
      [0, 1, 2, 3, 4, 5].map(async (index) => {
        const { app, remoteAddress } = alternately(index);
        const browser = new Browser(app);
        if (signIn) await browser.post(`${api}/auth/login`, { email, password }, { remoteAddress });
        else await browser.get(`${api}/config`);
        return { browser, remoteAddress };
      }),
    );
    const answers = await Promise.all(
      browsers.map(({ browser, remoteAddress }) => browser.post(api + path, body, { remoteAddress })),
    );
    return answers.filter(({ statusCode }) => statusCode === good).length;
  };
  expect(await taken('/auth/2fa/authenticate', { code: recovery }, 200)).toBe(1);
  both.clock.advance(301_000);
  expect(await taken('/auth/2fa/authenticate', { code: code() }, 200)).toBe(1);

  await new Browser(both.two).post(`${api}/auth/password/request`, { email });
  const key = await emailedKey(both.one.hoster.db, email);
  expect(await taken('/auth/password/reset', { key, password: 'Battery-staple-77' }, 401, false)).toBe(1);
  await new Browser(both.one).post(`${api}/auth/signup`, { email: 'new@example.test', password });
  const confirmation = await emailedKey(both.two.hoster.db, 'new@example.test');
  expect(await taken('/auth/email/verify', { key: confirmation }, 401, false)).toBe(1);
});

test('counts sign-ups by both, and refuses them silently', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 22; index++) {
    const browser = new Browser(index % 2 === 0 ? both.one : both.two);
    const body = { email: `user${index}@example.test`, password: '' };
    statuses.push((await browser.post(`${api}/auth/signup`, body)).statusCode);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  const refused = await new Browser(both.one).post(`${api}/auth/signup`, {});
  expect(refused.json()).toEqual({ status: 429 });
  expect(refused.headers['retry-after']).toBeUndefined();
});

test('wrong passwords count for the account, whichever of its names was typed', async () => {
  const guess = async (name: object, index: number) => {
    const { app, remoteAddress } = alternately(index);
    return outcome(await new Browser(app).post(`${api}/auth/login`, { ...name, password: 'wrong' }, { remoteAddress }));
  };
  const names = [{ email }, { username: 'grace' }, { email: 'GRACE@example.test' }, { username: 'Grace' }, { email }];
  for (const [index, name] of names.entries()) expect(await guess(name, index)).toMatch(/_password_mismatch$/);
  expect(await guess({ username: 'grace' }, 6)).toBe('too_many_login_attempts');
  expect(await guess({ email }, 7)).toBe('too_many_login_attempts');
  // A name that nobody has is counted as well.
  for (const index of [10, 11, 12, 13, 14]) await guess({ username: 'nobody' }, index);
  expect(await guess({ username: 'Nobody' }, 15)).toBe('too_many_login_attempts');
});

test('wrong passwords slow further attempts down: from half a minute to five minutes', async () => {
  let index = 0;
  const attempt = (secret: string) => {
    index += 1;
    return login(both.one, secret, `198.51.100.${index}`);
  };
  for (let count = 0; count < 5; count += 1) expect(await attempt('wrong')).toBe('email_password_mismatch');
  for (const wait of [30, 60, 120, 240, 300, 300]) {
    both.clock.advance((wait - 1) * 1000);
    expect(await attempt(password)).toBe('too_many_login_attempts');
    both.clock.advance(1000);
    expect(await attempt('wrong')).toBe('email_password_mismatch');
  }
  both.clock.advance(300_000);
  expect(await attempt(password)).toBe('in');
  both.clock.advance(3_600_000);
  for (let count = 0; count < 5; count += 1) expect(await attempt('wrong')).toBe('email_password_mismatch');
});

test('strangers don’t lock a customer out of a browser that has signed in before', async () => {
  const own = new Browser(both.one);
  await own.login(email, password);
  await own.delete(`${api}/auth/session`);
  await makeCustomer(both.one, 'mallory@example.test');
  const mallory = new Browser(both.two);
  await mallory.login('mallory@example.test', password);
  await mallory.delete(`${api}/auth/session`);
  // The cookie is of one account, and nobody can write one.
  mallory.cookies.set('known_browser', mallory.cookies.get('known_browser')?.replace(/^\d+/, '1') ?? '');
  for (let index = 0; index < 5; index += 1) await login(alternately(index).app, 'wrong', `198.51.100.${index}`);
  expect(await login(both.two, password, '203.0.113.1')).toBe('too_many_login_attempts');
  expect(outcome(await mallory.login(email, password))).toBe('too_many_login_attempts');
  expect(outcome(await own.login(email, password))).toBe('in');

  // It has attempts of its own, and can't use up those of others.
  await own.delete(`${api}/auth/session`);
  both.clock.advance(3_600_000);
  for (let index = 0; index < 5; index += 1) expect(outcome(await own.login(email, 'wrong'))).not.toBe('in');
  expect(outcome(await own.login(email, password))).toBe('too_many_login_attempts');
  expect(await login(both.one, password, '203.0.113.2')).toBe('in');
});

test('strangers who know the password don’t lock a customer out of the second step', async () => {
  const own = new Browser(both.one);
  await own.login(email, password);
  const code = await addTotp(own, both.clock);
  await own.delete(`${api}/auth/session`);
  const thief = new Browser(both.two);
  await thief.login(email, password);
  for (let count = 0; count < 5; count += 1) await thief.post(`${api}/auth/2fa/authenticate`, { code: '000000' });
  const late = await thief.post(`${api}/auth/2fa/authenticate`, { code: code() });
  expect(outcome(late)).toBe('too_many_login_attempts');
  await own.login(email, password);
  expect(outcome(await own.post(`${api}/auth/2fa/authenticate`, { code: code() }))).toBe('in');
});

test('a reset lets its browser in, even while strangers keep guessing', async () => {
  const guess = async () => {
    for (let index = 0; index < 6; index += 1) await login(both.one, 'wrong', `198.51.100.${index}`);
  };
  await guess();
  const own = new Browser(both.two);
  await own.post(`${api}/auth/password/request`, { email });
  const key = await emailedKey(both.one.hoster.db, email);
  await own.post(`${api}/auth/password/reset`, { key, password: 'Battery-staple-77' });
  await guess();
  expect(outcome(await own.login(email, 'Battery-staple-77'))).toBe('in');
});

test('a code of the app is accepted until the next one is over, once, and none before an accepted one', async () => {
  const { code } = await withFactors();
  const attempt = async (text: string) => {
    const browser = new Browser(both.one);
    await browser.login(email, password);
    return outcome(await browser.post(`${api}/auth/2fa/authenticate`, { code: text }));
  };
  const step = 30_000;
  both.clock.advance(step - (both.clock.now().getTime() % step) + 10 * step);
  const old = code();
  both.clock.advance(2 * step - 1000);
  expect(await attempt(old)).toBe('in');
  expect(await attempt(old)).toBe('incorrect_code');
  expect(await attempt(code())).toBe('in');

  const late = code();
  both.clock.advance(2 * step);
  expect(await attempt(late)).toBe('incorrect_code');
  const missed = code();
  both.clock.advance(step);
  expect(await attempt(code())).toBe('in');
  expect(await attempt(missed)).toBe('incorrect_code');
});

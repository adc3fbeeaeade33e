import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { api, Browser } from '../../testing/browser.ts';
import { mailedKey } from '../../testing/letters.ts';
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
  const key = await mailedKey(both.one.hoster.db, email);
  expect(await taken('/auth/password/reset', { key, password: 'Battery-staple-77' }, 401, false)).toBe(1);
  await new Browser(both.one).post(`${api}/auth/signup`, { email: 'new@example.test', password });
  const confirmation = await mailedKey(both.two.hoster.db, 'new@example.test');
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

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, expect, test, vi } from 'vitest';
import { testBackend, type TestBackend } from '../../testing/backend.ts';
import type { Browser } from '../../testing/browser.ts';
import { signedInCustomer } from '../../testing/customer.ts';
import { emailsTo } from '../../testing/emails.ts';
import { readCaptcha, type CaptchaSettings } from './config.ts';

const request = '/auth/_allauth/browser/v1/auth/password/request';
const refusal = [{ message: 'Incorrect captcha entered, try again', code: 'captcha_invalid', param: 'captcha' }];
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function backendWith(captcha: CaptchaSettings): Promise<TestBackend> {
  const backend = await testBackend({ captcha });
  open.push(backend.close);
  return backend;
}

/** A captcha service that says yes to the token `good` for the secret `s3cret`, or does as told. */
async function service(
  behave?: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<{ verifyUrl: string; seen: URLSearchParams[] }> {
  const seen: URLSearchParams[] = [];
  const decide = async (incoming: IncomingMessage, response: ServerResponse) => {
    const fields = new URLSearchParams(await text(incoming));
    seen.push(fields);
    const success = fields.get('response') === 'good' && fields.get('secret') === 's3cret';
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ success }));
  };
  const server = createServer((incoming, response) => void (behave ?? decide)(incoming, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const address = server.address();
  return { verifyUrl: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/verify`, seen };
}

async function solved(browser: Browser): Promise<string> {
  const challenge = (await browser.get('/my/api/captcha/challenge/')).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

test('a shop without a captcha asks for none', async () => {
  const backend = await testBackend();
  open.push(backend.close);
  const browser = backend.browser();
  const context = await browser.get('/my/api/page-context/recaptcha_context/');
  expect(context.json()).toEqual({ public_key: null, provider: 'recaptcha', forms: [] });
  expect((await browser.get('/my/api/captcha/challenge/')).statusCode).toBe(404);
  expect((await browser.post(request, { email: 'a@example.test', captcha: 'anything' })).statusCode).toBe(200);
});

test.each(['recaptcha', 'hcaptcha', 'turnstile'] as const)('%s decides on a token', async (kind) => {
  const { verifyUrl, seen } = await service();
  const backend = await backendWith({ kind, forms: ['reset'], siteKey: 'key', secret: 's3cret', verifyUrl });
  const browser = backend.browser();
  const context = await browser.get('/my/api/page-context/recaptcha_context/');
  expect(context.json()).toEqual({ public_key: 'key', provider: kind, forms: ['reset'] });

  const bad = await browser.post(request, { email: 'a@example.test', captcha: 'bad' });
  expect([bad.statusCode, bad.json().errors]).toEqual([400, refusal]);
  expect(await emailsTo(backend.db, 'a@example.test')).toHaveLength(0);
  expect((await browser.post(request, { email: 'a@example.test', captcha: 'good' })).statusCode).toBe(200);
  expect(await emailsTo(backend.db, 'a@example.test')).toHaveLength(1);
  expect(Object.fromEntries(seen[1] ?? [])).toEqual({ secret: 's3cret', response: 'good', remoteip: '127.0.0.1' });
});

test('a captcha service that doesn’t clearly confirm counts as a refusal', async () => {
  let behave = (_request: IncomingMessage, _response: ServerResponse): unknown => undefined;
  const { verifyUrl } = await service((incoming, response) => behave(incoming, response));
  const captcha = { kind: 'turnstile', forms: ['reset'], siteKey: 'key', secret: 's3cret', verifyUrl } as const;
  const browser = (await backendWith(captcha)).browser();
  const ways: Record<string, typeof behave> = {
    'answers an error': (_in, out) => out.writeHead(503).end('{"success":true}'),
    'answers no JSON': (_in, out) => out.end('<p>success</p>'),
    'says no boolean': (_in, out) => out.end('{"success":"true"}'),
    'hangs up': ({ socket }) => socket.destroy(),
    'sends elsewhere': (_in, out) => out.writeHead(302, { location: '/' }).end(),
    'says nothing': () => undefined,
  };
  const answers: Record<string, unknown> = {};
  for (const [way, does] of Object.entries(ways)) {
    behave = does;
    answers[way] = (await browser.post(request, { email: 'a@example.test', captcha: 'good' })).json().errors;
  }
  expect(answers).toEqual(Object.fromEntries(Object.keys(ways).map((way) => [way, refusal])));
});

test('the embedded captcha takes a solution, once, and nothing that is none', async () => {
  const backend = await backendWith({ kind: 'pow', forms: ['reset'] });
  const browser = backend.browser();
  const context = await browser.get('/my/api/page-context/recaptcha_context/');
  expect(context.json()).toEqual({ public_key: '/my/api/captcha/challenge/', provider: 'pow', forms: ['reset'] });

  const token = await solved(browser);
  expect((await browser.post(request, { email: 'a@example.test', captcha: token })).statusCode).toBe(200);
  const again = await backend.browser().post(request, { email: 'b@example.test', captcha: token });
  expect([again.statusCode, again.json().errors]).toEqual([400, refusal]);

  const other = JSON.parse(Buffer.from(await solved(browser), 'base64').toString());
  const forged = [
    { ...other, solution: { ...other.solution, derivedKey: '00'.repeat(32) } },
    { ...other, challenge: { ...other.challenge, parameters: { ...other.challenge.parameters, keyPrefix: '00' } } },
    { ...other, challenge: { ...other.challenge, parameters: { ...other.challenge.parameters, cost: 1 } } },
    {
      ...other,
      challenge: {
        ...other.challenge,
        parameters: { ...other.challenge.parameters, data: { until: 9e9, seconds: 1200 } },
      },
    },
    { ...other, challenge: { ...other.challenge, signature: '00' } },
    {},
  ].map((payload) => Buffer.from(JSON.stringify(payload)).toString('base64'));
  for (const captcha of [...forged, 'x', '{}', 'A'.repeat(5000)]) {
    const answer = await browser.post(request, { email: 'c@example.test', captcha });
    expect([captcha, answer.statusCode]).toEqual([captcha, 400]);
  }
  expect(await emailsTo(backend.db, 'c@example.test')).toHaveLength(0);
});

test('a challenge expires by the clock of the backend, not by that of the machine', async () => {
  const backend = await backendWith({ kind: 'pow', forms: ['reset'] });
  const browser = backend.browser();
  const send = async (captcha: string) =>
    (await browser.post(request, { email: 'd@example.test', captcha })).statusCode;
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    // The machine that makes the challenge is two hours behind, the one that checks it two hours ahead.
    vi.setSystemTime(Date.now() - 7_200_000);
    const token = await solved(browser);
    vi.setSystemTime(Date.now() + 4 * 3_600_000);
    expect(await send(token)).toBe(200);
  } finally {
    vi.useRealTimers();
  }
  const late = await solved(browser);
  backend.clock.advance(20 * 60_000 + 1000);
  expect(await send(late)).toBe(400);
});

test('browsers without script pass a few times; who is signed in always does', async () => {
  const backend = await backendWith({ kind: 'pow', forms: ['reset'] });
  const browser = backend.browser();
  const statuses = [];
  for (const name of ['a', 'b', 'c', 'd']) {
    statuses.push((await browser.post(request, { email: `${name}@example.test` })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 400]);
  const customer = await signedInCustomer(backend, 'known@example.test');
  expect((await customer.post(request, { email: 'known@example.test' })).statusCode).toBe(200);
});

test('the sign-up asks for a captcha when configured', async () => {
  const backend = await backendWith({ kind: 'pow', forms: ['signup'] });
  const browser = backend.browser();
  const form = { email: 'new@example.test', password: 'Correct-horse-42' };
  const path = '/auth/_allauth/browser/v1/auth/signup';
  expect((await browser.post(path, { ...form, captcha: 'x' })).json().errors).toEqual(refusal);
  expect((await browser.post(path, { ...form, captcha: await solved(browser) })).statusCode).toBe(401);
  expect((await browser.post(request, { ...form, captcha: 'x' })).statusCode).toBe(200);
});

test('a configuration that cannot work is named', () => {
  expect(readCaptcha({})).toBeNull();
  expect(readCaptcha({ CAPTCHA_KIND: 'pow' })).toEqual({ kind: 'pow', forms: ['reset', 'contact'] });
  expect(readCaptcha({ CAPTCHA_KIND: 'hcaptcha', CAPTCHA_SITE_KEY: 'k', CAPTCHA_SECRET: 's' })).toEqual({
    kind: 'hcaptcha',
    forms: ['reset', 'contact'],
    siteKey: 'k',
    secret: 's',
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
  });
  expect(() => readCaptcha({ CAPTCHA_KIND: 'none' })).toThrow('CAPTCHA_KIND');
  expect(() => readCaptcha({ CAPTCHA_KIND: 'turnstile', CAPTCHA_SITE_KEY: 'k' })).toThrow('CAPTCHA_SECRET is missing');
  expect(() => readCaptcha({ CAPTCHA_KIND: 'pow', CAPTCHA_FORMS: 'login' })).toThrow('CAPTCHA_FORMS');
});

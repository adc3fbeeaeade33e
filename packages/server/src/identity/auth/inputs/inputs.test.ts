import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { byDepth } from '../../../../../../scripts/depth.ts';
import { testBackend } from '../../../testing/backend.ts';
import { api, type Browser } from '../../../testing/browser.ts';
import { makeCustomer, password, signedInCustomer } from '../../../testing/customer.ts';
import { addTotp } from '../../../testing/second-factor.ts';
import { emailAddresses } from '../tables.ts';

// Every field of every call with every type of value, and every call with every type of body. `original.jsonl` holds
// what django-allauth 65.16.1 on Django 5.2.18 answered, with the settings of the product.

/** One request, and how the original answered it. */
interface Recorded {
  readonly state: 'visitor' | 'customer' | 'addresses' | 'app' | 'factor' | 'unconfirmed';
  readonly call: string;
  /** Undefined without a body. */
  readonly body?: unknown;
  readonly status: number;
  /** `param:code` of each error. */
  readonly errors?: string;
}

const clientId = 'hoster';
const backend = await testBackend({
  rateLimits: false,
  // As recorded.
  auth: { loginByCode: 'off', trustDays: 0 },
  oauth: [
    { kind: 'openid', id: 'hub', name: 'Hub', site: 'http://127.0.0.1:9', clientId, clientSecret: 's', isCustom: true },
    { kind: 'github', id: 'github', name: 'GitHub', site: 'http://127.0.0.1:9', clientId: 'gh', clientSecret: 's' },
  ],
});
afterAll(() => backend.close());

let count = 0;
const newEmail = () => `person${(count += 1)}@example.test`;

/** Somebody to send a request, and their address. */
interface Person {
  readonly browser: Browser;
  readonly email: string;
}

async function customer(): Promise<Person> {
  const email = newEmail();
  return { browser: await signedInCustomer(backend, email), email };
}

const people: Readonly<Record<Recorded['state'], () => Promise<Person>>> = {
  visitor: async () => ({ browser: backend.browser(), email: '' }),
  customer,
  addresses: async () => {
    const email = newEmail();
    const { userId } = await makeCustomer(backend.app, email);
    await backend.db.insert(emailAddresses).values([
      { userId, email: `second-${email}`, verified: true },
      { userId, email: `raw-${email}`, verified: false },
    ]);
    const browser = backend.browser();
    await browser.login(email, password);
    return { browser, email };
  },
  app: async () => {
    const person = await customer();
    await addTotp(person.browser, backend.clock);
    return person;
  },
  factor: async () => {
    const { email } = await people.app();
    const browser = backend.browser();
    await browser.login(email, password);
    return { browser, email };
  },
  unconfirmed: async () => {
    const [email, browser] = [newEmail(), backend.browser()];
    await browser.post(`${api}/auth/signup`, { email, password });
    return { browser, email };
  },
};

const recorded = readFileSync(new URL('original.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Recorded => JSON.parse(line));

/** Cases that differ on purpose, as decision 4 says. */
function expected({ body, errors, status }: Recorded, given: string): string {
  // The original crashes, or looks at the body only after something else.
  if (body !== undefined && (typeof body !== 'object' || Array.isArray(body))) return '400';
  // Crashes on single values, too.
  if (status === 500) return given.startsWith('4') ? given : '4xx';
  const ours = errors?.split(' ').filter((error) => !isJudgedOtherwise(error)) ?? [];
  return [String(status), ...ours].join(' ');
}

/** Which passwords are common is judged by another list. */
const isJudgedOtherwise = (error: string): boolean => /password_(too_common|entirely_numeric)$/.test(error);

function described(answer: Awaited<ReturnType<Browser['get']>>): string {
  const isJson = answer.headers['content-type'] === 'application/json';
  const { errors = [] }: { errors?: { code: string; param?: string }[] } = isJson ? answer.json() : {};
  const codes = errors.map(({ code, param }) => (param === undefined ? code : `${param}:${code}`));
  return [String(answer.statusCode), ...codes.filter((code) => !isJudgedOtherwise(code))].join(' ');
}

const known = new Map<string, Person>();

async function answerTo({ state, call, body }: Recorded): Promise<string> {
  const person = (state === 'visitor' ? undefined : known.get(state)) ?? (await people[state]());
  const [method = '', path = ''] = call.split(' ');
  const filled = JSON.stringify(body)
    ?.replaceAll('@@EMAIL@@', person.email)
    .replaceAll('@@N@@', newEmail().replace('@', '-'))
    .replaceAll('@@LONG@@', 'x'.repeat(10_000));
  const sent = filled === undefined ? {} : { payload: filled, headers: { 'content-type': 'application/json' } };
  const send = { POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;
  if (!(method in send)) throw new Error(`Nobody sends ${method}.`);
  const answer = await person.browser[send[method as keyof typeof send]](api + path, undefined, sent);
  // Whatever has changed something is not repeated by the same person.
  if (answer.statusCode < 300 || call === 'DELETE /auth/session') known.delete(state);
  else known.set(state, person);
  return described(answer);
}

const calls = [...new Set(recorded.map(({ state, call }) => `${state}: ${call}`))];
test.each(calls)('%s answers values of every type as django-allauth does', { timeout: 120_000 }, async (name) => {
  const own = recorded.filter(({ state, call }) => `${state}: ${call}` === name);
  for (const [index, one] of own.entries()) {
    // In the fast run every third value, and another third for the next call.
    if (!byDepth(true, false) && (index + calls.indexOf(name)) % 3 !== 0) continue;
    const given = await answerTo(one);
    expect.soft({ ...one, answer: given }).toEqual({ ...one, answer: expected(one, given) });
  }
});

test('a call answers 405 to every other method, whatever the body, and does nothing', async () => {
  const email = newEmail();
  await makeCustomer(backend.app, email);
  const browser = backend.browser();
  for (const method of ['put', 'patch', 'delete'] as const) {
    for (const body of [undefined, {}, { email, password }]) {
      const answer = await browser[method](`${api}/auth/login`, body);
      expect([answer.statusCode, answer.body, answer.headers['allow']]).toEqual([405, '', 'POST, OPTIONS']);
    }
  }
  expect((await browser.get(`${api}/auth/session`)).statusCode).toBe(401);
});

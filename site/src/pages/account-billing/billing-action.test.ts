import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { authQuery } from '../../api/session.ts';
import type { AuthStatus } from '../../api/auth-status.ts';
import type { TransportInit } from '../../api/request.ts';
import { createApp } from '../../app/app-context.tsx';
import { billingAction } from './billing-action.ts';
import { type BillingData, route } from './route.ts';
import { strangerFacts } from '../../testing/visitor-facts.ts';

// In the browser a page stays when the session ends.
beforeEach(() => void vi.stubEnv('SSR', false));
afterEach(() => void vi.unstubAllEnvs());

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const url = new URL('https://hoster.example/my/billing/');
let answers: Record<string, (init: TransportInit) => Response>;
let sent: { path: string; init: TransportInit }[];
let cookies: Map<string, string>;

beforeEach(() => {
  sent = [];
  cookies = new Map([
    ['csrftoken', 'token'.padEnd(32, '0')],
    ['user', '1'],
  ]);
  answers = {
    '/my/api/account/finance/': () => json(200, { movements: [], open_payments: [] }),
    '/my/api/account/transactions/': () => json(200, { count: 0, next: null, previous: null, results: [] }),
    '/my/api/payment-methods/': () => json(200, []),
    '/my/api/services/charges/': () => json(200, { months: [] }),
  };
});

function visitor(signedIn = true) {
  const app = createApp({
    facts: { ...strangerFacts, mayBeSignedIn: signedIn, origin: url.origin },
    transport: async (path, init) => {
      sent.push({ path, init });
      return answers[path]?.(init) ?? json(404, { detail: 'Not found.' });
    },
    cookie: (name) => cookies.get(name) ?? null,
    setCookie: (name, value) => void cookies.set(name, value),
    notify: () => undefined,
    log: () => undefined,
  });
  const status: AuthStatus = signedIn
    ? { status: 'settled', user: { display: 'demo', has_usable_password: true } }
    : { status: 'none' };
  app.queryClient.setQueryData(authQuery(app).queryKey, status);
  return app;
}

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

const whereTo = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : null);

const load = (app: ReturnType<typeof visitor>, at = url) =>
  route.load?.({ app, url: at, params: {}, request: new Request(at) });

describe('showing the page', () => {
  test('sends anonymous visitors to log in and back', async () => {
    expect(whereTo(await load(visitor(false)))).toBe('/auth/login/?next=%2Fmy%2Fbilling%2F');
    expect(sent.map(({ path }) => path)).not.toContainEqual(expect.stringMatching(/account|services|payment/));
  });

  test('reports the failed part and shows the others', async () => {
    answers['/my/api/account/finance/'] = () => json(503, { detail: 'down' });
    const { failed } = (await load(visitor())) as BillingData;
    expect(failed).toEqual({ finance: true, methods: false, transactions: false });
  });

  test('leads from a page after the last to the first of the same kind', async () => {
    answers['/my/api/account/transactions/?kind=refund&page=9'] = () => json(404, { detail: 'Not found.' });
    expect(whereTo(await load(visitor(), new URL('?kind=refund&page=9', url)))).toBe('/my/billing/?kind=refund');
  });

  test('forgets a session that ended meanwhile, so that the login page does not send back', async () => {
    answers['/my/api/account/finance/'] = () => json(401, { detail: 'no' });
    const app = visitor();
    expect(whereTo(await load(app, new URL('?edit=top-up', url)))).toBe(
      '/auth/login/?next=%2Fmy%2Fbilling%2F%3Fedit%3Dtop-up',
    );
    expect(app.queryClient.getQueryData(authQuery(app).queryKey)).toEqual({ status: 'none' });
  });

  test('opens the top-up with the amount of a link, and with no other text of it', async () => {
    const amountIn = async (search: string) => ((await load(visitor(), new URL(search, url))) as BillingData).amount;
    expect(await amountIn('?edit=top-up&amount=12.50')).toBe('12.50');
    expect(await amountIn('?edit=top-up&amount=1e9')).toBe('');
  });
});

describe('topping up', () => {
  const typed = { intent: 'top-up', requestKey: 'k1', amount: '12,5', currency: 'EUR', payment_method: 'card' };

  test('redirects to the bank', async () => {
    answers['/my/api/balance/top-up/'] = () =>
      json(201, { success_url: '/my/payment/?x', payment_object_ref: 'pay_1' });
    answers['/my/api/payment/pay_1/'] = () => json(200, { redirect_url: '/bank/pay/1/' });
    expect(whereTo(await billingAction(visitor(), form(typed)))).toBe('/bank/pay/1/');
    const { init } = sent.find(({ path }) => path === '/my/api/balance/top-up/') ?? {};
    expect(JSON.parse(init?.body ?? '')).toEqual({ amount: '12.50', currency: 'EUR', payment_method: 'card' });
  });

  test('is charged to the saved card, and only where a card pays', async () => {
    answers['/my/api/balance/top-up/'] = () =>
      json(201, { success_url: '/my/payment/?x', payment_object_ref: 'pay_1' });
    for (const method of ['card', 'paypal']) {
      await billingAction(visitor(), form({ ...typed, payment_method: method, saved_card: '7' }));
    }
    const bodies = sent.filter(({ path }) => path === '/my/api/balance/top-up/').map(({ init }) => init?.body ?? '');
    expect(bodies.map((body) => JSON.parse(body).saved_card)).toEqual([7, undefined]);
  });

  test('opens the payment status when the bank’s address is missing', async () => {
    answers['/my/api/balance/top-up/'] = () =>
      json(201, { success_url: '/my/payment/?x', payment_object_ref: 'pay_1' });
    expect(whereTo(await billingAction(visitor(), form(typed)))).toBe('/my/payment/?x');
  });

  test('sent twice it has one key; with another amount, another', async () => {
    answers['/my/api/balance/top-up/'] = () => json(503, { detail: 'down' });
    const app = visitor();
    await billingAction(app, form(typed));
    await billingAction(app, form(typed));
    await billingAction(app, form({ ...typed, amount: '13' }));
    const [first, second, other] = sent.map(({ init }) => init.headers['idempotency-key']);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  test.each([
    [400, { amount: ['Too much.'] }, { kind: 'fields', errors: { amount: ['Too much.'] } }],
    [429, { detail: 'slow' }, { kind: 'busy' }],
    [502, { detail: 'gate' }, { kind: 'unreachable' }],
  ])('a refusal with %i keeps what was typed', async (status, body, refusal) => {
    answers['/my/api/balance/top-up/'] = () => json(status, body);
    expect(await billingAction(visitor(), form(typed))).toMatchObject({
      data: { intent: 'top-up', refusal, values: typed },
    });
  });

  test('sends no request for an invalid amount', async () => {
    const answer = await billingAction(visitor(), form({ ...typed, amount: 'ten' }));
    expect(answer).toMatchObject({ data: { refusal: { errors: { amount: [''] } } }, init: { status: 400 } });
    expect(sent).toEqual([]);
  });
});

test('keeps the form of an expired session and says so', async () => {
  answers['/my/api/legal-entities/'] = () => json(401, { detail: 'no' });
  const answer = await billingAction(visitor(), form({ intent: 'add-payer', payer_name: 'Koch GmbH' }));
  expect(answer).toMatchObject({
    data: { intent: 'session-ended', values: { payer_name: 'Koch GmbH' } },
    init: { status: 401 },
  });
});

test.each([
  [201, 'https://bank.example/pay/9'],
  [404, '/my/billing/#cards'],
])('replacing a card, answered with %i, leads to %s', async (status, expected) => {
  answers['/my/api/saved-cards/7/replacement/'] = () =>
    json(status, status === 201 ? { payment_object_ref: 'pay_9' } : { detail: 'Not found.' });
  answers['/my/api/payment/pay_9/'] = () => json(200, { ref: 'pay_9', redirect_url: 'https://bank.example/pay/9' });
  expect(whereTo(await billingAction(visitor(), form({ intent: 'replace-card', id: '7' })))).toBe(expected);
});

test.each([
  [200, '/my/billing/?saved=renewal-card#cards'],
  [400, '/my/billing/#cards'],
  [404, '/my/billing/#cards'],
])('choosing the card for renewals, answered with %i, leads to %s', async (status, expected) => {
  answers['/my/api/saved-cards/7/'] = () => json(status, status === 200 ? [] : { is_default: ['Expired.'] });
  expect(whereTo(await billingAction(visitor(), form({ intent: 'renewal-card', id: '7' })))).toBe(expected);
  const { init } = sent.find(({ path }) => path === '/my/api/saved-cards/7/') ?? {};
  expect([init?.method, init?.body]).toEqual(['PATCH', '{"is_default":true}']);
});

import Fastify, { type FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { frozenClock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/http/errors/errors.ts';
import { startStripe } from '../../../testing/stripe/start.ts';
import type { AttemptRequest, PaymentProvider, ProviderEvent } from '../provider.ts';
import { stripeProvider } from './provider.ts';
import { stripeWebhook } from './webhook.ts';

const path = '/api/payments/stripe-webhook/';
let provider: PaymentProvider;
let app: FastifyInstance;
/** What was told, once for its event id, as the shop counts it. */
let told: Map<string, ProviderEvent>;
/** Statuses with which the webhook answered. */
let answers: number[];
let attempts = 0;

const mock = await startStripe();
afterAll(() => mock.kill());
beforeEach(async () => {
  const clock = frozenClock();
  provider = stripeProvider(mock.settings, clock);
  told = new Map();
  answers = [];
  app = Fastify();
  app.addHook('onResponse', async (_request, reply) => void answers.push(reply.statusCode));
  app.setErrorHandler((error, _request, reply) =>
    error instanceof AppError ? reply.code(error.status).send(error.body('en')) : reply.send(error),
  );
  stripeWebhook(app, {
    settings: mock.settings,
    provider,
    clock,
    handleEvent: async (event) => told.set(event.eventId, event),
    adopt: async (attemptRef) => attemptRef !== 'of-another-shop',
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const webhook = { url: origin + path, secret: mock.settings.webhookSecret, held: false };
  await mock.control({ mood: 'well', webhook });
});
afterEach(() => app.close());

async function openPage(): Promise<string> {
  const request: AttemptRequest = {
    attemptRef: `webhook-${(attempts += 1)}`,
    paymentRef: 'P-1',
    method: 'card',
    amountCents: 500,
    currency: 'EUR',
    euroCents: 500,
    language: 'ru',
    description: 'VPS',
    returnUrl: 'https://hoster.test/ru/',
    email: 'buyer@example.test',
    saveCard: false,
    cardToken: null,
    asset: null,
    askedAt: null,
    endsAt: new Date(Date.now() + 3_600_000),
  };
  return (await provider.open(request)).providerRef;
}
const kinds = () => [...told.values()].map(({ kind }) => kind);
const post = (payload: string, header: string | undefined) =>
  app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { 'content-type': 'application/json', ...(header !== undefined && { 'stripe-signature': header }) },
  });
const sign = (payload: string, changes: { secret?: string; timestamp?: number } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret: mock.settings.webhookSecret, ...changes });
const message = (type: string, object: object) =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });

test('receives a payment by webhook, again after the API was down', async () => {
  const session = await openPage();
  await mock.control({ mood: 'error', act: { session, deed: 'pay' } });
  await expect.poll(() => answers).toContain(503);
  expect(kinds()).toEqual([]);
  await mock.control({ mood: 'well' });
  // Of both messages: one in flight as the test ends would keep its connection, and so the app, for 72 seconds.
  await expect.poll(() => answers.filter((status) => status === 200)).toHaveLength(2);
  expect(kinds()).toEqual(['approved']);
});

test('counts a payment, its refund and its dispute once, with messages repeated and out of order', async () => {
  await mock.control({ webhook: { held: true } });
  const { messages: before } = await mock.control({});
  const session = await openPage();
  await mock.control({ act: { session, deed: 'pay' } });
  await provider.refund(session, { refundRef: 'part', amountCents: 100 });
  const { messages: paid } = await mock.control({});
  const about = paid.at(-1)?.['data'] as { object: { payment_intent: string } };
  await mock.control({ dispute: { intent: about.object.payment_intent, status: 'needs_response' } });
  const { messages } = await mock.control({});
  const fresh = messages.map((_, index) => index).slice(before.length);
  expect(messages.slice(before.length).map(({ type }) => type)).toEqual([
    'payment_intent.succeeded',
    'checkout.session.completed',
    'refund.updated',
    'charge.dispute.created',
  ]);
  const { statuses } = await mock.control({ deliver: [...fresh.toReversed(), ...fresh, ...fresh] });
  expect(statuses).toEqual(Array(12).fill(200));
  expect(kinds().toSorted()).toEqual(['approved', 'chargeback', 'fee', 'refunded']);
});

test('uses the state from the API, not from the message', async () => {
  const session = await openPage();
  const lie = message('checkout.session.completed', {
    id: session,
    object: 'checkout.session',
    payment_status: 'paid',
    metadata: { attempt: 'x' },
  });
  expect((await post(lie, sign(lie))).statusCode).toBe(200);
  expect(kinds()).toEqual([]);
});

test('refuses what Stripe has not signed, or signed long ago', async () => {
  const body = message('checkout.session.completed', { object: 'checkout.session' });
  const old = Math.floor(Date.now() / 1000) - 3600;
  const headers = [undefined, '', 'nonsense', sign(body, { secret: 'whsec_other' }), sign(body, { timestamp: old })];
  for (const header of headers) {
    // oxlint-disable-next-line no-await-in-loop -- in the order they're made in
    expect((await post(body, header)).statusCode).toBe(400);
  }
  expect((await post(`${body} `, sign(body))).statusCode).toBe(400);
  const broken = '{"id":';
  expect((await post(broken, sign(broken))).statusCode).toBe(400);
  const huge = 'x'.repeat(300_000);
  expect((await post(huge, sign(huge))).statusCode).toBe(413);
});

test.each([
  ['an unknown type', 'invoice.paid', { object: 'invoice' }],
  [
    'a page that is not ours',
    'checkout.session.completed',
    { id: 'cs_other', object: 'checkout.session', metadata: {} },
  ],
  [
    'a page of another shop',
    'checkout.session.completed',
    { id: 'cs_other', object: 'checkout.session', metadata: { attempt: 'of-another-shop' } },
  ],
  ['a charge without a payment', 'charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: null }],
  ['a payment that is gone', 'payment_intent.succeeded', { id: 'pi_gone', object: 'payment_intent' }],
  ['a message without an object', 'refund.updated', {}],
])('ignores %s', async (_what, type, object) => {
  const body = message(type, object);
  const response = await post(body, sign(body));
  expect([response.statusCode, response.json()]).toEqual([200, { result: 'ignored' }]);
  expect(kinds()).toEqual([]);
});

test('asks for the message again while the API is away', async () => {
  await mock.control({ webhook: { held: true } });
  const session = await openPage();
  const { messages } = await mock.control({ act: { session, deed: 'pay' } });
  const last = messages.length - 1;
  expect(await mock.control({ mood: 'error', deliver: [last] })).toMatchObject({ statuses: [503] });
  expect(await mock.control({ mood: 'well', deliver: [last] })).toMatchObject({ statuses: [200] });
  expect(kinds()).toEqual(['approved']);
});

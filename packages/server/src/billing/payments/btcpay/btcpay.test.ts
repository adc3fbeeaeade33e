import Fastify from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { AppError } from '../../../platform/http/errors/errors.ts';
import { startBtcpay } from '../../../testing/btcpay.ts';
import { testClock } from '../../../testing/fixed.ts';
import { ProviderRefused, ProviderUnreachable, type AttemptRequest, type ProviderEvent } from '../provider.ts';
import { btcpayProvider } from './provider.ts';
import { greenfield } from './greenfield.ts';
import { btcpaySignature, btcpayWebhook, btcpayWebhookPath } from './webhook.ts';

/** When the mock's first invoices were made, within the time to pay. */
const inTime = 1_700_000_100;
const late = inTime + 25 * 3600;
const clock = testClock();
let attempts = 0;
const taken = new Map<string, ProviderEvent>();

const btcpay = await startBtcpay();
const provider = btcpayProvider(btcpay.settings, clock, 1000);
const app = Fastify();
app.setErrorHandler((error, _request, reply) => reply.code(error instanceof AppError ? error.status : 500).send({}));
const delivered: string[] = [];
btcpayWebhook(app, {
  settings: btcpay.settings,
  provider,
  handleEvent: async (event) => {
    if (!taken.has(event.eventId)) taken.set(event.eventId, event);
  },
  onDelivery: async (invoiceId) => void delivered.push(invoiceId),
});
const hook = (await app.listen({ port: 0, host: '127.0.0.1' })) + btcpayWebhookPath;
beforeEach(() => {
  taken.clear();
  return btcpay.mode('ok');
});
afterAll(async () => {
  await app.close();
  await btcpay.close();
});

const request = (): AttemptRequest => ({
  attemptRef: `attempt-${(attempts += 1)}`,
  paymentRef: 'payment',
  method: 'crypto',
  amountCents: 2500,
  currency: 'USD',
  euroCents: 2000,
  language: 'ru',
  description: 'NVMe 3',
  returnUrl: 'https://hoster.example/payment/',
  email: 'demo@hoster.example',
  saveCard: false,
  cardToken: null,
  asset: { ticker: 'BTC', network: 'bitcoin' },
  askedAt: null,
  endsAt: new Date(clock.now().getTime() + 24 * 3_600_000),
});
const opened = async () => (await provider.open(request())).providerRef;
const coins = (id: string, value: string, receivedDate = inTime, status = 'Settled') => ({
  id,
  receivedDate,
  value,
  fee: '0.0',
  status,
  destination: 'tb1q',
});
const told = async (id: string) =>
  (await provider.events(id)).map((event) =>
    event.kind === 'credited' ? `${event.reason} ${event.euroCents}` : event.kind,
  );

test('opens one invoice for an attempt, also when two requests race', async () => {
  const asked = request();
  const [one, other] = await Promise.all([provider.open(asked), provider.open(asked)]);
  expect(other).toEqual(one);
  expect(await provider.open(asked)).toEqual(one);
  expect(one).toMatchObject({ redirectUrl: `http://localhost/i/${one.providerRef}` });
  const invoices = await greenfield(btcpay.settings, 1000).invoicesOf(asked.attemptRef);
  expect(invoices.filter(({ status }) => status === 'New')).toHaveLength(1);
});

test('approves what is settled, in the currency of the attempt', async () => {
  const id = await opened();
  expect(await told(id)).toEqual([]);
  await btcpay.change(id, { status: 'Processing', payments: [coins('a', '0.0004', inTime, 'Processing')] });
  expect(await told(id)).toEqual(['pending']);
  await btcpay.change(id, { status: 'Settled', payments: [coins('a', '0.0004')] });
  expect(await provider.events(id)).toEqual([
    {
      provider: 'btcpay',
      providerRef: id,
      eventId: `${id}:approved`,
      kind: 'approved',
      amountCents: 2500,
      currency: 'USD',
    },
  ]);
});

test('credits what is more, less or late, each payment once and rounded down', async () => {
  const over = await opened();
  const payments = [coins('a', '0.0003'), coins('b', '0.00030019', inTime + 1)];
  await btcpay.change(over, { status: 'Settled', additionalStatus: 'PaidOver', payments });
  expect(await told(over)).toEqual(['approved', 'overpaid 1000']);
  const under = await opened();
  await btcpay.change(under, { status: 'Expired', additionalStatus: 'PaidPartial', payments: payments.slice(0, 1) });
  expect(await told(under)).toEqual(['expired', 'underpaid 1500']);
  await btcpay.change(under, { payments: [coins('a', '0.0003'), coins('c', '0.0001', late)] });
  expect(await told(under)).toEqual(['expired', 'underpaid 1500', 'late 500']);
  await btcpay.change(under, { payments: [coins('a', '0.0003'), coins('c', '0.0001', late, 'Processing')] });
  expect(await told(under)).toEqual(['expired', 'underpaid 1500']);
});

test('does not believe a mark without money, and leaves marked money to the staff', async () => {
  const id = await opened();
  await btcpay.change(id, { status: 'Settled', additionalStatus: 'Marked', payments: [] });
  expect(await told(id)).toEqual(['expired']);
  await btcpay.change(id, { payments: [coins('a', '0.0004')] });
  expect(await told(id)).toEqual(['approved']);
  await btcpay.change(id, { status: 'Invalid' });
  expect(await told(id)).toEqual(['expired']);
});

test('withdraws what is not paid, and credits what comes then', async () => {
  const id = await opened();
  expect(await provider.withdraw(id)).toBe(true);
  expect(await provider.withdraw(id)).toBe(true);
  await btcpay.change(id, { payments: [coins('a', '0.0004')] });
  expect(await told(id)).toEqual(['expired', 'underpaid 2000']);
  const paid = await opened();
  await btcpay.change(paid, { status: 'Settled', payments: [coins('a', '0.0004')] });
  expect(await provider.withdraw(paid)).toBe(false);
});

test('offers a refund once', async () => {
  const id = await opened();
  await expect(provider.refund(id, { refundRef: `r-${id}`, amountCents: 500 })).rejects.toThrow(ProviderRefused);
  await btcpay.change(id, { status: 'Settled', payments: [coins('a', '0.0004')] });
  await provider.refund(id, { refundRef: `r-${id}`, amountCents: 500 });
  await provider.refund(id, { refundRef: `r-${id}`, amountCents: 500 });
  const refunds = await greenfield(btcpay.settings, 1000).pullPayments();
  expect(refunds.filter(({ name }) => name === `r-${id}`)).toHaveLength(1);
});

test.each(['slow', 'wrong', 'broken', 'dead'] as const)(
  'says in time that a %s BTCPay is unreachable',
  async (mode) => {
    const id = await opened();
    await btcpay.mode(mode);
    await expect(provider.open(request())).rejects.toThrow(ProviderUnreachable);
    await expect(provider.events(id)).rejects.toThrow(ProviderUnreachable);
    await expect(provider.withdraw(id)).rejects.toThrow(ProviderUnreachable);
    expect(await btcpay.deliver(hook, { type: 'InvoiceSettled', invoiceId: id })).toBe(503);
  },
);

test('is refused with another key', async () => {
  const other = btcpayProvider({ ...btcpay.settings, apiKey: 'stolen' }, clock);
  await expect(other.open(request())).rejects.toThrow(ProviderRefused);
});

test('fetches the invoice of a webhook, whatever the order and number of deliveries', async () => {
  const id = await opened();
  const deliver = (type: string) => btcpay.deliver(hook, { type, invoiceId: id, overPaid: true, manuallyMarked: true });
  expect(await deliver('InvoiceSettled')).toBe(200);
  expect(delivered.at(-1)).toBe(id);
  expect(taken.size).toBe(0);
  await btcpay.change(id, { status: 'Settled', payments: [coins('a', '0.0006')] });
  for (const type of ['InvoiceSettled', 'InvoiceExpired', 'InvoiceReceivedPayment', 'InvoiceSettled', 'InvoiceNew']) {
    expect(await deliver(type)).toBe(200);
  }
  expect([...taken.values()].map(({ kind }) => kind)).toEqual(['approved', 'credited']);
});

test('refuses webhooks that are not signed, and ignores what is not ours', async () => {
  const body = JSON.stringify({ type: 'InvoiceSettled', storeId: btcpay.settings.storeId, invoiceId: 'x' });
  const post = (payload: string, signature: string) =>
    app.inject({ method: 'POST', url: btcpayWebhookPath, payload, headers: { 'btcpay-sig': signature } });
  const signed = (payload: string) => post(payload, btcpaySignature(btcpay.settings.webhookSecret, payload));
  expect((await post(body, btcpaySignature('another', body))).statusCode).toBe(403);
  expect((await post(`${body} `, btcpaySignature(btcpay.settings.webhookSecret, body))).statusCode).toBe(403);
  expect((await post(body, '')).statusCode).toBe(403);
  expect((await signed(body)).statusCode).toBe(200);
  expect((await signed('{')).statusCode).toBe(400);
  expect((await signed('[]')).statusCode).toBe(400);
  expect(await btcpay.deliver(hook, { type: 'InvoiceSettled', storeId: 'another', invoiceId: 'x' })).toBe(200);
  expect(await btcpay.deliver(hook, { type: 'PaymentRequestCreated' })).toBe(200);
  expect(taken.size).toBe(0);
});

import { CryptoPayment } from '@hoster/contract';
import { eq } from '../../db/drizzle.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBackend, type TestBackend } from '../../testing/backend.ts';
import { ProviderRefused, type AttemptRequest, type PaymentProvider } from '../payments/provider.ts';
import { assets } from './assets.ts';
import { chainPagePath, presentCoins } from './present.ts';
import { chainProvider } from './provider.ts';
import { doStep, type ChainStep } from './send.ts';
import { chainTransactions } from './tables.ts';
import { watchWallet } from './watch.ts';

const minute = 60_000;
const hour = 60 * minute;
let backend: TestBackend;
let provider: PaymentProvider;
let attempts = 0;
beforeAll(async () => {
  backend = await testBackend();
  provider = chainProvider(backend.app.hoster);
});
afterAll(() => backend.close());

const request = (asset: AttemptRequest['asset'] = { ticker: 'BTC', network: 'bitcoin' }): AttemptRequest => ({
  attemptRef: `attempt-${(attempts += 1)}`,
  paymentRef: 'payment',
  method: 'crypto',
  amountCents: 2000,
  currency: 'EUR',
  euroCents: 2000,
  language: 'en',
  description: 'NVMe 3 <b>',
  returnUrl: '/payment/?payment_object_ref=payment',
  email: 'demo@hoster.example',
  keepCard: false,
  cardToken: null,
  asset,
  askedAt: null,
  expiresAt: new Date(backend.clock.now().getTime() + 24 * hour),
});
const opened = async () => (await provider.open(request())).providerRef;
const step = (id: string, ...steps: ChainStep[]) =>
  steps.reduce<Promise<unknown>>(
    (before, one) => before.then(() => doStep(backend.app.hoster, id, one)),
    Promise.resolve(),
  );
const told = async (id: string) =>
  (await provider.events(id)).map((event) =>
    event.kind === 'credited' ? `${event.reason} ${event.euroCents}` : event.kind,
  );
const shown = async (id: string) => {
  const coins = await presentCoins(backend.app.hoster, id);
  if (!coins) throw new Error('Unknown wallet');
  return coins;
};

test.each(assets)('opens $ticker on $network once per attempt, in the shape of the contract', async (asset) => {
  const asked = request(asset);
  const [one, other] = await Promise.all([provider.open(asked), provider.open(asked)]);
  expect(other).toEqual(one);
  const coins = CryptoPayment.parse(await shown(one.providerRef));
  expect(coins).toMatchObject({ state: 'awaiting', received: '0', remaining: coins.amount, ticker: asset.ticker });
  expect(coins.uri).toContain(coins.wallet_address);
});

test('refuses a coin that it does not know', async () => {
  await expect(provider.open(request({ ticker: 'DOGE', network: 'bitcoin' }))).rejects.toThrow(ProviderRefused);
});

test('approves the exact amount after its confirmations', async () => {
  const id = await opened();
  await step(id, 'exact');
  expect(await told(id)).toEqual(['pending']);
  expect(await shown(id)).toMatchObject({ state: 'pending', remaining: '0', confirmations: { have: 0, need: 2 } });
  await step(id, 'mine', 'mine');
  expect(await told(id)).toEqual(['pending', 'approved']);
  expect((await provider.events(id))[1]).toMatchObject({ amountCents: 2000, currency: 'EUR' });
  expect((await shown(id)).state).toBe('paid');
});

test('confirms with time', async () => {
  const id = await opened();
  await step(id, 'exact');
  backend.clock.advance(2 * minute);
  expect(await told(id)).toEqual(['pending', 'approved']);
});

test('waits for the rest of what is underpaid', async () => {
  const id = await opened();
  await step(id, 'half', 'mine', 'mine');
  expect((await shown(id)).state).toBe('underpaid');
  await step(id, 'rest', 'mine', 'mine');
  expect(await told(id)).toEqual(['pending', 'approved']);
});

test('credits what came when the rest does not come', async () => {
  const id = await opened();
  await step(id, 'half', 'mine', 'mine');
  backend.clock.advance(24 * hour);
  expect(await told(id)).toEqual(['underpaid 1000', 'expired']);
  expect(await shown(id)).toMatchObject({ state: 'expired', credited: { amount: '10.00', currency: 'EUR' } });
});

test('approves too much and credits the surplus', async () => {
  const id = await opened();
  await step(id, 'over', 'mine', 'mine');
  expect(await told(id)).toEqual(['pending', 'approved', 'overpaid 500']);
  expect((await shown(id)).state).toBe('overpaid');
});

test('credits late coins for thirty days after the end', async () => {
  const id = await opened();
  backend.clock.advance(24 * hour);
  await watchWallet(backend.app.hoster, id);
  backend.clock.advance(29 * 24 * hour);
  await step(id, 'exact', 'mine', 'mine');
  const coins = await shown(id);
  expect(coins.state).toBe('late');
  // At the rate of the day, so not to the cent.
  expect(Number(coins.credited?.amount)).toBeGreaterThan(19);
  expect((await told(id))[0]).toBe('expired');
});

test('removes a transaction that the network drops, unless it is confirmed', async () => {
  const id = await opened();
  await step(id, 'exact', 'drop');
  expect(await shown(id)).toMatchObject({ state: 'awaiting', received: '0', txs: [] });
  await step(id, 'exact', 'mine', 'mine', 'drop');
  expect((await shown(id)).state).toBe('paid');
});

test('renews a rate after fifteen minutes, while nothing has come', async () => {
  const id = await opened();
  const before = await shown(id);
  backend.clock.advance(15 * minute);
  const after = await shown(id);
  expect(after.rate).not.toBe(before.rate);
  expect(after.amount).not.toBe(before.amount);
  await step(id, 'half');
  backend.clock.advance(30 * minute);
  expect(await shown(id)).toMatchObject({ rate: after.rate, amount: after.amount });
});

test('withdraws what is not decided, and credits what comes then', async () => {
  const id = await opened();
  expect(await provider.withdraw(id)).toBe(true);
  expect(await told(id)).toEqual(['expired']);
  await step(id, 'exact', 'mine', 'mine');
  expect(await told(id)).toEqual(['expired', 'late 2000']);
  const paid = await opened();
  await step(paid, 'exact');
  expect(await provider.withdraw(paid)).toBe(false);
});

test('reports each event once when called concurrently', async () => {
  const id = await opened();
  await step(id, 'over');
  await Promise.all([
    ...Array.from({ length: 4 }, () => step(id, 'mine')),
    ...Array.from({ length: 4 }, () => provider.events(id)),
    shown(id),
  ]);
  expect(await told(id)).toEqual(['pending', 'approved', 'overpaid 500']);
});

test('sends coins from a page with forms, in a demo', async () => {
  const id = await opened();
  const url = chainPagePath(id);
  const page = await backend.app.inject({ url });
  expect(page.body).toContain('NVMe 3 &lt;b&gt;');
  const post = (sent: string) =>
    backend.app.inject({
      method: 'POST',
      url,
      payload: `step=${sent}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  for (const sent of ['exact', 'steal', 'mine', 'mine']) {
    expect(await post(sent)).toMatchObject({ statusCode: 303, headers: { location: url } });
  }
  expect((await backend.app.inject({ url })).body).toContain('Paid');
  for (let count = 0; count < 25; count++) await step(id, 'half');
  const rows = await backend.app.hoster.db.select().from(chainTransactions).where(eq(chainTransactions.walletId, id));
  expect(rows).toHaveLength(20);
  expect((await backend.app.inject({ url: '/chain/pay/unknown/' })).statusCode).toBe(404);
});

test('has no page outside of a demo', async () => {
  const shop = await testBackend({ publicOrigin: 'https://hoster.example', smtpUrl: 'smtp://127.0.0.1:1' });
  try {
    const { providerRef } = await chainProvider(shop.app.hoster).open(request());
    const answer = await shop.app.inject({ url: chainPagePath(providerRef), headers: { host: 'hoster.example' } });
    expect(answer.statusCode).toBe(404);
  } finally {
    await shop.close();
  }
});

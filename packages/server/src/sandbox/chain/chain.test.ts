import { CryptoPayment } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { afterAll, expect, test } from 'vitest';
import { testBackend } from '../../testing/backend.ts';
import { ProviderRefused, type AttemptRequest } from '../../billing/payments/provider.ts';
import { assets } from './assets.ts';
import { chainPagePath, presentCoins } from './present.ts';
import { chainProvider } from './provider.ts';
import { doStep, type ChainStep } from './send.ts';
import { chainTransactions } from './tables.ts';

const minute = 60_000;
const hour = 60 * minute;
let attempts = 0;
const backend = await testBackend();
const provider = chainProvider(backend.app.hoster);
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
  saveCard: false,
  cardToken: null,
  asset,
  askedAt: null,
  endsAt: new Date(backend.clock.now().getTime() + 24 * hour),
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

test('confirms with time', async () => {
  const id = await opened();
  await step(id, 'exact');
  backend.clock.advance(2 * minute);
  expect(await told(id)).toEqual(['pending', 'approved']);
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

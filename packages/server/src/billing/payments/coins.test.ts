import type { OrderCreated, Payment } from '@hoster/contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { doStep, type ChainStep } from '../../sandbox/chain/send.ts';
import { anOrder, balanceCents, cancelUnpaid, paymentOf, testShop } from '../../testing/shop.ts';

let customer: Browser;
const shop = await testShop();
afterAll(() => shop.close());
beforeEach(async () => {
  // Sessions end sooner than wallets.
  customer = await shop.customer();
  await cancelUnpaid(customer);
});

const bitcoin = { ticker: 'BTC', network: 'bitcoin' };

async function inCoins(name: string): Promise<OrderCreated> {
  const answer = await customer.post(
    '/my/api/vps-order/',
    anOrder(customer, { payment_method: 'crypto', crypto: bitcoin, name }),
  );
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

/** Sends coins as the buttons of the demo's chain do, and lets the shop look. */
async function send({ payment_object_ref: ref }: OrderCreated, ...steps: ChainStep[]): Promise<Payment> {
  const { crypto } = await paymentOf(customer, ref);
  const wallet = crypto?.demo_url?.split('/').at(-2) ?? '';
  for (const step of steps) await doStep(shop.app.hoster, wallet, step);
  return paymentOf(customer, ref);
}

const books = async (): Promise<boolean> => {
  const staff = await shop.staff();
  return (await staff.get('/my/api/staff/ledger/')).json<{ is_balanced: boolean }>().is_balanced;
};
const subjects = async (): Promise<string[]> => (await shop.emails()).map(({ subject }) => subject);

describe('an order in coins', () => {
  it('shows address and amount, is paid once the chain confirms it, and is built', async () => {
    const order = await inCoins('coins-exact');
    const asked = await paymentOf(customer, order.payment_object_ref);
    expect(asked).toMatchObject({
      status: 'awaiting',
      redirect_url: null,
      crypto: { state: 'awaiting', ticker: 'BTC', received: '0', credited: null },
    });
    expect(asked.crypto?.wallet_address).toMatch(/^tb1/);
    expect(asked.crypto?.uri).toBe(`bitcoin:${asked.crypto?.wallet_address}?amount=${asked.crypto?.amount}`);

    expect(await send(order, 'exact')).toMatchObject({ status: 'pending', crypto: { state: 'pending' } });
    const paid = await send(order, 'mine', 'mine');
    expect(paid).toMatchObject({ status: 'paid', crypto: { state: 'paid' }, invoice: expect.any(String) });
    await shop.drain();
    expect((await paymentOf(customer, order.payment_object_ref)).orders[0]?.status).toBe('active');
    expect(await books()).toBe(true);
  });

  it('waits for the remaining amount of an underpayment', async () => {
    const order = await inCoins('coins-rest');
    expect(await send(order, 'half', 'mine', 'mine')).toMatchObject({
      status: 'underpaid',
      crypto: { state: 'underpaid' },
    });
    expect(await send(order, 'rest', 'mine', 'mine')).toMatchObject({ status: 'paid' });
  });

  it('that stays underpaid expires and credits the received amount to the balance', async () => {
    const before = await balanceCents(customer);
    const order = await inCoins('coins-short');
    const ended = await send(order, 'half', 'mine', 'mine', 'expire');
    expect(ended.status).toBe('expired');
    expect(ended.orders[0]?.status).toBe('canceled');
    const credited = (await balanceCents(customer)) - before;
    const half = Math.round(Number(ended.total_eur.amount) * 100) / 2;
    expect(Math.abs(credited - half)).toBeLessThanOrEqual(1);
    expect(ended.crypto?.credited).toEqual({ amount: (credited / 100).toFixed(2), currency: 'EUR' });
    await paymentOf(customer, order.payment_object_ref);
    expect(await balanceCents(customer), 'once').toBe(before + credited);
    expect((await subjects()).at(-1)).toContain('to your balance');
    expect(await books()).toBe(true);
  });

  it('that is paid with too much is paid, with the surplus on the balance', async () => {
    const before = await balanceCents(customer);
    const order = await inCoins('coins-over');
    const paid = await send(order, 'over', 'mine', 'mine');
    expect(paid).toMatchObject({ status: 'paid', crypto: { state: 'overpaid' } });
    const surplus = (await balanceCents(customer)) - before;
    const quarter = Math.round(Number(paid.total_eur.amount) * 100) / 4;
    expect(Math.abs(surplus - quarter)).toBeLessThanOrEqual(1);
  });

  it('that is paid after its end stays cancelled, with the coins on the balance', async () => {
    const before = await balanceCents(customer);
    const order = await inCoins('coins-late');
    expect((await send(order, 'expire')).status).toBe('expired');
    expect(await balanceCents(customer)).toBe(before);
    const late = await send(order, 'exact', 'mine', 'mine');
    expect(late).toMatchObject({ status: 'expired', crypto: { state: 'late' } });
    expect(await balanceCents(customer)).toBeGreaterThan(before);
  });

  it('ends a day later by itself, without anybody looking', async () => {
    const order = await inCoins('coins-forgotten');
    await shop.pass(1.01);
    customer = await shop.customer();
    expect(await paymentOf(customer, order.payment_object_ref)).toMatchObject({ status: 'expired' });
  });

  it('that its customer cancels or pays otherwise loses no coins', async () => {
    await shop.setBalance(50_000);
    const order = await inCoins('coins-otherwise');
    const path = `/my/api/payment/${order.payment_object_ref}/retry/`;
    const { crypto } = await paymentOf(customer, order.payment_object_ref);
    const wallet = crypto?.demo_url?.split('/').at(-2) ?? '';
    expect((await customer.post(path, { payment_method: 'balance' })).json()).toMatchObject({ status: 'paid' });
    const before = await balanceCents(customer);
    for (const step of ['exact', 'mine', 'mine'] as const) await doStep(shop.app.hoster, wallet, step);
    await shop.pass(0);
    expect(await balanceCents(customer)).toBe(before + Math.round(Number(order.total.amount) * 100));
    expect(await books()).toBe(true);
  });

  it('whose coins vanish before they are confirmed can be paid again, or cancelled', async () => {
    const order = await inCoins('coins-dropped');
    expect((await send(order, 'exact')).status).toBe('pending');
    expect(await send(order, 'drop')).toMatchObject({ status: 'awaiting', crypto: { state: 'awaiting' } });
    expect((await send(order, 'half')).status).toBe('underpaid');
    expect((await send(order, 'rest')).status).toBe('pending');
    expect((await send(order, 'drop')).status).toBe('awaiting');
    const cancelled = await customer.delete(`/my/api/unpaid-orders/${order.payment_object_ref}/`);
    expect(cancelled.statusCode).toBe(200);
  });

  it('is refused for an unknown coin and below the minimum', async () => {
    const post = (crypto?: object) =>
      customer.post('/my/api/vps-order/', {
        ...anOrder(customer, { payment_method: 'crypto' }),
        ...(crypto && { crypto }),
      });
    expect((await post()).json()).toHaveProperty('crypto');
    expect((await post({ ticker: 'DOGE', network: 'dogecoin' })).json()).toHaveProperty('crypto');
    const topUp = { amount: '5.00', currency: 'EUR', payment_method: 'crypto', crypto: bitcoin };
    expect((await customer.post('/my/api/balance/top-up/', topUp)).json()).toHaveProperty('payment_method');
  });
});

it('a top-up in coins is credited once, however many checks run at the same time', async () => {
  const before = await balanceCents(customer);
  const answer = await customer.post('/my/api/balance/top-up/', {
    amount: '40.00',
    currency: 'EUR',
    payment_method: 'crypto',
    crypto: { ticker: 'USDT', network: 'tron' },
  });
  const created = answer.json<OrderCreated>();
  await send(created, 'exact', 'mine', 'mine', 'mine');
  await Promise.all(Array.from({ length: 6 }, () => paymentOf(customer, created.payment_object_ref)));
  expect(await balanceCents(customer)).toBe(before + 4000);
});

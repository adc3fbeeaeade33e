import type { PaymentMethod } from '@hoster/contract';
import { afterAll, expect, it } from 'vitest';
import { eq } from '../../../platform/db/drizzle.ts';
import { startBtcpay } from '../../../testing/btcpay.ts';
import { balanceCents, order, paymentOf, testShop } from '../../../testing/shop.ts';
import { attemptOf } from '../attempts/attempts.ts';
import { payments } from '../tables.ts';

const btcpay = await startBtcpay();
const shop = await testShop({ btcpay: btcpay.settings });
const webhook = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/api/payments/btcpay-webhook/`;
const customer = await shop.customer();
afterAll(async () => {
  await shop.close();
  await btcpay.close();
});

async function ordered() {
  const { payment_object_ref: ref } = await order(customer, {
    payment_method: 'crypto',
    crypto: { ticker: 'BTC', network: 'bitcoin' },
  });
  const [payment] = await shop.db.select().from(payments).where(eq(payments.ref, ref));
  const attempt = payment && (await attemptOf(shop.db, payment));
  return { ref, invoice: attempt?.providerRef ?? '' };
}

/** Coins come to an invoice, and BTCPay tells the shop. @param value BTC */
async function coins(invoice: string, value: string, change: object): Promise<number> {
  const payment = { id: 'p1', receivedDate: 1, value, fee: '0.0', status: 'Settled', destination: 'tb1q' };
  await btcpay.change(invoice, { ...change, payments: [payment] });
  const message = { type: 'InvoiceSettled', storeId: btcpay.settings.storeId, invoiceId: invoice };
  return btcpay.deliver(webhook, message);
}

it('an order in coins is paid at BTCPay once, however many times its webhook is delivered', async () => {
  const { ref, invoice } = await ordered();
  const payment = await paymentOf(customer, ref);
  expect(payment).toMatchObject({ status: 'awaiting', crypto: null });
  expect(payment.redirect_url).toContain(invoice);
  expect(await coins(invoice, '1', { status: 'Settled' })).toBe(200);
  const { status } = await paymentOf(customer, ref);
  const balance = await balanceCents(customer);
  expect(await coins(invoice, '1', { status: 'Settled' })).toBe(200);
  expect([status, await balanceCents(customer)]).toEqual(['paid', balance]);
});

/** What the mock says of coins that came to an invoice, worth 50,000 EUR each. @param at seconds since 1970 */
const sent = (id: string, value: string, at: number, status = 'Settled') => ({
  id,
  receivedDate: at,
  value,
  fee: '0.0',
  status,
  destination: 'tb1q',
});

/** Balance that is gained while BTCPay tells of these changes to an invoice, one after the other. EUR cents. */
async function gained(invoice: string, ...changes: object[]): Promise<number> {
  const before = await balanceCents(customer);
  for (const change of changes) {
    await btcpay.change(invoice, change);
    const message = { type: 'InvoiceSettled', storeId: btcpay.settings.storeId, invoiceId: invoice };
    for (let times = 0; times < 2; times++) expect(await btcpay.deliver(webhook, message)).toBe(200);
  }
  return (await balanceCents(customer)) - before;
}

it('a surplus lands on the balance, all of it when an earlier payment is confirmed after a later one', async () => {
  const { ref, invoice } = await ordered();
  const stuck = sent('stuck', '0.002', 1, 'Processing');
  const first = { status: 'Settled', payments: [stuck, sent('again', '0.003', 2)] };
  const both = { status: 'Settled', payments: [{ ...stuck, status: 'Settled' }, sent('again', '0.003', 2)] };
  const asked = Math.round(Number((await paymentOf(customer, ref)).total_eur.amount) * 100);
  expect(await gained(invoice, first, both)).toBe(25_000 - asked);
  expect((await paymentOf(customer, ref)).status).toBe('paid');
});

it('only the coins of its store are offered and taken', async () => {
  const methods = (await customer.get('/my/api/payment-methods/')).json<PaymentMethod[]>();
  const coins = methods.find(({ slug }) => slug === 'crypto')?.crypto_assets;
  expect(coins).toEqual([{ ticker: 'BTC', network: 'bitcoin', network_label: 'Bitcoin' }]);
  const usdt = { payment_method: 'crypto', crypto: { ticker: 'USDT', network: 'tron' } } as const;
  await expect(order(customer, usdt)).rejects.toThrow('crypto');
});

it('a message that is not signed changes nothing', async () => {
  const { ref, invoice } = await ordered();
  await btcpay.change(invoice, { status: 'Settled' });
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/payments/btcpay-webhook/',
    payload: JSON.stringify({ type: 'InvoiceSettled', storeId: btcpay.settings.storeId, invoiceId: invoice }),
    headers: { 'btcpay-sig': `sha256=${'0'.repeat(64)}` },
  });
  expect(answer.statusCode).toBe(403);
  await btcpay.change(invoice, { status: 'New' });
  expect((await paymentOf(customer, ref)).status).toBe('awaiting');
});

import { afterAll, expect, test } from 'vitest';
import { signMessage } from './signature.ts';
import { balanceCents, paymentOf, testShop, topUp } from '../../testing/shop.ts';
import { ledgerPostings } from '../../billing/ledger/tables.ts';
import { providerEvents, payments } from '../../billing/payments/tables.ts';

const shop = await testShop();
const customer = await shop.customer();
afterAll(() => shop.close());

const everything = async () => ({
  ledger: await shop.db.select().from(ledgerPostings),
  payments: await shop.db.select().from(payments).orderBy(payments.id),
  events: await shop.db.select().from(providerEvents),
});

test('a call that pretends to be the bank changes nothing when forged, stale, altered or repeated', async () => {
  const ref = await topUp(customer, '40.00');
  const untouched = await everything();
  const old = new Date(shop.clock.now().getTime() - 6 * 60 * 1000);
  const { secrets } = shop.app.hoster;
  const bad = [
    await shop.bankSays(ref, 'approved', { signature: `t=1,v1=${'0'.repeat(64)}` }),
    await shop.bankSays(ref, 'approved', { signature: 'nonsense' }),
    await shop.bankSays(ref, 'approved', {
      signature: `t=${Math.floor(old.getTime() / 1000)},v1=${secrets.sign('bank-callback', 'x')}`,
    }),
    await shop.bankSays(ref, 'approved', { amount: { amount: '0.01', currency: 'EUR' } }),
    await shop.bankSays(ref, 'approved', { amount: { amount: '40.00', currency: 'RUR' } }),
    await shop.bankSays(ref, 'approved', { payment_object_ref: 'pay_NOBODY' }),
  ];
  expect(bad.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 400, 400, 404]);
  expect(await everything()).toEqual(untouched);

  const before = await balanceCents(customer);
  expect((await shop.bankSays(ref, 'approved')).body).toBe('{"result":"accepted"}');
  expect(await balanceCents(customer)).toBe(before + 4000);
  const settled = await everything();
  expect((await shop.bankSays(ref, 'approved')).body).toBe('{"result":"ignored"}');
  expect((await shop.bankSays(ref, 'declined')).body).toBe('{"result":"ignored"}');
  expect(await everything()).toEqual(settled);
});

test('a message that was really signed is worth nothing after five minutes', async () => {
  const ref = await topUp(customer, '41.00');
  const body = JSON.stringify({ any: 'thing' });
  const signature = signMessage(shop.app.hoster.secrets, body, shop.clock.now());
  shop.clock.advance(301_000);
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/payments/bank-callback/',
    payload: body,
    headers: { 'x-bank-signature': signature },
  });
  expect(answer.statusCode).toBe(403);
  expect((await paymentOf(customer, ref)).status).toBe('awaiting');
});

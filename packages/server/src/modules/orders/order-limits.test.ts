import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { services } from './tables.ts';
import { anOrder, order, testShop, type TestShop } from './test-shop.ts';
import { maxUnpaid } from './unpaid.ts';

let shop: TestShop;
let customer: Browser;
beforeAll(async () => {
  shop = await testShop();
  customer = await shop.customer();
});
afterAll(() => shop.close());

describe('an Idempotency-Key', () => {
  const send = (key: string, change: Parameters<typeof anOrder>[0] = {}, language = 'en') =>
    customer.post('/my/api/vps-order/', anOrder({ payment_method: 'card', ...change }), {
      headers: { 'idempotency-key': key, 'accept-language': language },
    });

  it('stands for one order: another body is refused, and the first one is still repeatable', async () => {
    const first = await send('key-1');
    const before = await shop.db.select().from(services);
    const other = await send('key-1', { count: 2 });
    expect([other.statusCode, other.json()]).toEqual([
      409,
      {
        detail: 'This order was sent before with other contents. Reload the page and try again.',
        code: 'idempotency_key_reused',
      },
    ]);
    expect((await send('key-1', { count: 2 }, 'ru')).json()).toMatchObject({
      detail: 'Этот заказ уже отправлен с другими данными. Обновите страницу и попробуйте ещё раз.',
    });
    expect((await send('key-1')).body).toBe(first.body);
    expect(await shop.db.select().from(services)).toEqual(before);
  });

  it('is refused with another body also when both are sent at the same moment', async () => {
    const answers = await Promise.all([send('key-2'), send('key-2', { count: 2 })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it('of a top-up keeps to its amount', async () => {
    const headers = { 'idempotency-key': 'key-3' };
    const topUp = (amount: string) =>
      customer.post('/my/api/balance/top-up/', { amount, currency: 'EUR', payment_method: 'card' }, { headers });
    expect((await topUp('20.00')).statusCode).toBe(201);
    expect((await topUp('30.00')).statusCode).toBe(409);
  });

  it('has an end', async () => {
    const long = await send('x'.repeat(129));
    expect([long.statusCode, long.json()]).toEqual([400, { detail: 'An Idempotency-Key has at most 128 characters.' }]);
    expect((await send('x'.repeat(128))).statusCode).toBe(201);
  });
});

describe('servers that nobody has paid for', () => {
  it('are not held without end, and paying makes room', async () => {
    const stranger = await shop.stranger();
    const held = await order(stranger, { payment_method: 'card', count: maxUnpaid - 1 });
    const more = (count: number, language: string) =>
      stranger.post('/my/api/vps-order/', anOrder({ payment_method: 'card', count }), {
        headers: { 'accept-language': language },
      });
    const refused = await more(2, 'en');
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      {
        non_field_errors: [
          'Up to 20 servers can wait for payment at a time. Please pay for your earlier orders first.',
        ],
      },
    ]);
    expect((await more(2, 'ru')).json()).toEqual({
      non_field_errors: ['Одновременно ждать оплаты могут не больше 20 серверов. Сначала оплатите прежние заказы.'],
    });
    expect((await more(1, 'en')).statusCode).toBe(201);
    expect((await more(1, 'en')).statusCode).toBe(400);
    expect((await shop.bankSays(held.payment_object_ref, 'approved')).statusCode).toBe(200);
    expect((await more(1, 'en')).statusCode).toBe(201);
  });
});

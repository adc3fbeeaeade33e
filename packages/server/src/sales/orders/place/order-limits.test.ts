import { OrderCreated } from '@hoster/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { services } from '../tables.ts';
import { anOrder, cancelUnpaid, testShop } from '../../../testing/shop.ts';

const shop = await testShop();
const customer = await shop.customer();
afterAll(() => shop.close());

describe('an Idempotency-Key', () => {
  const send = (key: string, change: Parameters<typeof anOrder>[1] = {}, language = 'en') =>
    customer.post('/my/api/vps-order/', anOrder(customer, { payment_method: 'card', ...change }), {
      headers: { 'idempotency-key': key, 'accept-language': language },
    });

  it('belongs to one order: another body is refused, and the first can be repeated', async () => {
    const first = await send('key-1');
    const before = await shop.db.select().from(services);
    const other = await send('key-1', { count: 2 });
    expect([other.statusCode, other.json()]).toEqual([
      409,
      {
        detail: 'This order has already been sent with different details. Reload the page and try again.',
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
    await cancelUnpaid(customer);
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
    await cancelUnpaid(customer);
    const long = await send('x'.repeat(129));
    expect([long.statusCode, long.json()]).toEqual([400, { detail: 'An Idempotency-Key has at most 128 characters.' }]);
    expect((await send('x'.repeat(128))).statusCode).toBe(201);
  });
});

describe('an unpaid order', () => {
  it('is the only one of its customer, until it is paid for or cancelled', async () => {
    const stranger = await shop.stranger();
    const another = (language = 'en') =>
      stranger.post('/my/api/vps-order/', anOrder(stranger, { payment_method: 'card' }), {
        headers: { 'accept-language': language },
      });
    const answers = await Promise.all([another(), another(), another()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const [unpaid] = answers
      .filter(({ statusCode }) => statusCode === 201)
      .map((answer) => OrderCreated.parse(answer.json()));
    const ref = unpaid?.payment_object_ref ?? '';
    expect((await another()).json()).toEqual({
      code: 'unpaid_order',
      detail: 'You have an unpaid order. Pay for it, change it or cancel it first.',
      payment_object_ref: ref,
    });
    expect((await another('ru')).json()).toMatchObject({
      detail: 'У вас есть неоплаченный заказ. Сначала оплатите, измените или отмените его.',
    });
    await shop.bankSays(ref, 'declined');
    expect((await another()).statusCode, 'it may be tried again').toBe(409);
    await stranger.post(`/my/api/payment/${ref}/retry/`, { payment_method: 'card' });
    await shop.bankSays(ref, 'approved');
    expect((await another()).statusCode).toBe(201);
    expect((await another()).statusCode).toBe(409);
    await cancelUnpaid(stranger);
    expect((await another()).statusCode).toBe(201);
    const trial = await stranger.post('/my/api/vps-order/', anOrder(stranger, { trial: 'free' }));
    expect(trial.statusCode, 'one that needs no payment is none of these').toBe(201);
  });
});

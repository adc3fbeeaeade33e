import { eq } from '../../platform/db/drizzle.ts';
import type { Finance, OrderCreated } from '@hoster/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../identity/account/tables.ts';
import { users } from '../../identity/auth/tables.ts';
import { vpsStock } from '../../catalogue/tables.ts';
import { memberOf } from '../../testing/team.ts';
import { anOrder, balanceCents, cancelUnpaid, order, paymentOf, testShop, topUp } from '../../testing/shop.ts';
import { billingAccounts, payments } from './tables.ts';
import { expirePayment } from './attempts/expire.ts';

const shop = await testShop();
const customer = await shop.customer();
afterAll(() => shop.close());

describe('a payment by card', () => {
  it('is among the open ones of the account until it is paid', async () => {
    const open = async () =>
      (await customer.get('/my/api/account/finance/')).json<Finance>().open_payments.map(({ ref, purpose, total }) => ({
        ref,
        purpose,
        amount: total.amount,
      }));
    const top = await topUp(customer, '20.00');
    const { payment_object_ref: ref } = await order(customer, { payment_method: 'card' });
    const mine = [
      { ref, purpose: 'purchase', amount: '16.07' },
      { ref: top, purpose: 'top_up', amount: '20.00' },
    ];
    expect(await open()).toEqual(mine);
    await shop.bankSays(ref, 'approved');
    await shop.bankSays(top, 'approved');
    expect(await open()).toEqual([]);
  });

  it('waits at the bank, and an approval starts the setup', async () => {
    const created = await order(customer, { payment_method: 'card' });
    const waiting = await paymentOf(customer, created.payment_object_ref);
    expect(waiting.status).toBe('awaiting');
    expect(waiting.orders[0]?.status).toBe('awaiting_payment');
    const page = await shop.app.inject({ url: waiting.redirect_url ?? '' });
    expect(page.body).toContain('€16.07');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await shop.bankSays(created.payment_object_ref, 'approved')).statusCode).toBe(200);
    const paid = await paymentOf(customer, created.payment_object_ref);
    expect(paid).toMatchObject({ status: 'paid', redirect_url: null });
    await shop.drain();
    expect((await paymentOf(customer, created.payment_object_ref)).orders[0]?.status).toBe('active');
  });

  it.each([
    ['declined', 'Payment failed', 'Оплата не прошла'],
    [
      'timeout',
      'Unable to reach the bank. Consider using a different card',
      'Не удалось связаться с банком. Попробуйте другую карту',
    ],
  ] as const)('that is %s fails with its sentence, and may be tried again', async (outcome, english, russian) => {
    const created = await order(customer, { payment_method: 'card' });
    const ref = created.payment_object_ref;
    await shop.bankSays(ref, outcome);
    const failed = await paymentOf(customer, ref);
    expect(failed).toMatchObject({ status: 'failed', error: english, redirect_url: null });
    const inRussian = await customer.get(`/my/api/payment/${ref}/`, { headers: { 'accept-language': 'ru' } });
    expect(inRussian.json()).toMatchObject({ error: russian });
    expect((await shop.emails()).at(-1)?.subject).toBe('Payment failed');
    const service = `/my/api/services/${failed.orders[0]?.id}/`;
    const [reason, inRussianToo] = await Promise.all(
      ['en', 'ru'].map((language) => customer.get(service, { headers: { 'accept-language': language } })),
    );
    expect(reason?.json()).toMatchObject({
      status: 'awaiting_payment',
      status_reason: 'The payment didn’t go through. Try again or choose another payment method.',
    });
    expect(inRussianToo?.json()).toMatchObject({
      status_reason: 'Оплата не прошла. Попробуйте ещё раз или выберите другой способ оплаты.',
    });

    const again = await customer.post(`/my/api/payment/${ref}/retry/`, { payment_method: 'card' });
    expect(again.json()).toMatchObject({ status: 'awaiting', error: null });
    expect((await customer.get(service)).json()).toMatchObject({ status_reason: null });
    expect((await shop.bankSays(ref, 'approved')).body).toBe('{"result":"accepted"}');
    expect(await paymentOf(customer, ref)).toMatchObject({ status: 'paid' });
    const late = await customer.post(`/my/api/payment/${ref}/retry/`, { payment_method: 'card' });
    expect(late.statusCode).toBe(409);
  });

  it('that failed can be paid from the balance', async () => {
    const created = await order(customer, { payment_method: 'card' });
    await shop.bankSays(created.payment_object_ref, 'declined');
    const before = await balanceCents(customer);
    const path = `/my/api/payment/${created.payment_object_ref}/retry/`;
    const answer = await customer.post(path, { payment_method: 'balance' });
    expect(answer.json()).toMatchObject({ status: 'paid', method: 'balance' });
    expect(await balanceCents(customer)).toBe(before - 1607);
  });

  it('is not decided by a form on another site', async () => {
    const created = await order(customer, { payment_method: 'card' });
    const { redirect_url: url } = await paymentOf(customer, created.payment_object_ref);
    const send = (headers: Record<string, string>) =>
      shop.app.inject({
        method: 'POST',
        url: url ?? '',
        payload: 'decision=decline',
        headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });
    expect((await send({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await send({ origin: 'null' })).statusCode).toBe(403);
    expect((await send({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await paymentOf(customer, created.payment_object_ref)).status).toBe('awaiting');
    const own = await send({ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' });
    expect([own.statusCode, own.headers.location]).toEqual([303, created.success_url]);
  });

  it('expires unpaid: the server is released and a late payment refunded to the card', async () => {
    const left = async () => {
      const rows = await shop.db.select().from(vpsStock).where(eq(vpsStock.planId, 5));
      return rows.find(({ locationId }) => locationId === 2)?.available ?? 0;
    };
    const before = await left();
    const created = await order(customer, { tariff: 5, location: 2, payment_method: 'card' });
    expect(await left()).toBe(before - 1);
    const [row] = await shop.db.select().from(payments).where(eq(payments.ref, created.payment_object_ref));
    await expirePayment(shop.app.hoster, row?.id ?? 0);
    expect((await paymentOf(customer, created.payment_object_ref)).status).toBe('awaiting');
    shop.clock.advance(25 * 60 * 60 * 1000);
    await expirePayment(shop.app.hoster, row?.id ?? 0);
    await expirePayment(shop.app.hoster, row?.id ?? 0);
    const expired = await paymentOf(customer, created.payment_object_ref);
    expect(expired).toMatchObject({ status: 'expired', orders: [{ status: 'canceled' }] });
    expect(await left()).toBe(before);
    const email = (await shop.emails()).at(-1);
    expect(email?.subject).toBe(`Order cancelled: ${expired.orders[0]?.name}`);
    expect(email?.text).toContain('We’ve cancelled your order because it wasn’t paid in time.\n');
    expect(email?.text).toContain(created.success_url);

    const balance = await balanceCents(customer);
    await shop.bankSays(created.payment_object_ref, 'approved');
    expect(await balanceCents(customer)).toBe(balance);
    expect((await shop.emails()).at(-1)?.subject).toMatch(/^We’re returning your payment of/);
    expect((await paymentOf(customer, created.payment_object_ref)).status).toBe('expired');
  });
});

describe('a Russian visitor', () => {
  it('pays in rubles through the fast payment system, on a page in Russian', async () => {
    await shop.drain();
    await cancelUnpaid(customer);
    // Emails are in the language that the account has saved.
    await shop.db.update(users).set({ language: 'ru' });
    const headers = { 'cf-ipcountry': 'RU', 'accept-language': 'ru' };
    const body = anOrder(customer, {
      currency: 'RUR',
      payment_method: 'sbp',
      name: 'moskva',
      expected_total: '1510.58',
    });
    const created = (await customer.post('/my/api/vps-order/', body, { headers })).json<OrderCreated>();
    // 16.07 euros at 94.
    expect(created.total).toEqual({ amount: '1510.58', currency: 'RUR' });
    const waiting = await paymentOf(customer, created.payment_object_ref);
    expect(waiting.total_eur).toEqual({ amount: '16.07', currency: 'EUR' });
    const page = (await shop.app.inject({ url: waiting.redirect_url ?? '' })).body;
    expect(page).toContain('<html lang="ru">');
    expect(page).toMatch(/1\s510,58\s₽/u);
    expect(page).toContain('Система быстрых платежей');
    const path = `/my/api/payment/${created.payment_object_ref}/`;
    const labels = async (language: string) => {
      const answer = await customer.get(path, { headers: { 'accept-language': language } });
      return answer.json<{ lines: { label: string }[] }>().lines.map(({ label }) => label);
    };
    expect((await labels('en')).at(-1)).toBe('VAT 19%');
    expect((await labels('ru')).at(-1)).toBe('НДС 19\u00a0%');
    await shop.bankSays(created.payment_object_ref, 'approved');
    await shop.drain();
    const subjects = (await shop.emails()).map(({ subject }) => subject.replaceAll(/\s/gu, ' '));
    expect(subjects.filter((subject) => /\p{Script=Cyrillic}/u.test(subject))).toEqual([
      'Ваш заказ: moskva',
      'Получена оплата: 1 510,58 ₽',
      'Сервер moskva готов',
    ]);
    await shop.db.update(users).set({ language: 'en' });
  });
});

it('emails are in the account’s language, whatever the language of the order page', async () => {
  await shop.drain();
  await cancelUnpaid(customer);
  const body = anOrder(customer, { payment_method: 'card', name: 'saved-language' });
  await customer.post('/my/api/vps-order/', body, { headers: { 'accept-language': 'ru' } });
  const subjects = (await shop.emails()).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('saved-language'))).toEqual(['Your order: saved-language']);
  await cancelUnpaid(customer);
});

describe('a top-up', () => {
  it('books the value in euros, whatever the currency', async () => {
    const before = await balanceCents(customer);
    const ref = await topUp(customer, '58.00', 'USD');
    await shop.bankSays(ref, 'approved');
    expect(await balanceCents(customer)).toBe(before + 5000);
    expect((await paymentOf(customer, ref)).total).toEqual({ amount: '58.00', currency: 'USD' });
    const { subject, text } = (await shop.emails()).at(-1) ?? {};
    expect(subject).toBe('Payment of $58.00 received');
    expect(text).toContain('We’ve added €50.00 to your balance.');
  });

  it('has bounds, and does not come from the balance', async () => {
    const post = (body: object) =>
      customer.post('/my/api/balance/top-up/', { currency: 'EUR', payment_method: 'card', ...body });
    expect((await post({ amount: '1.00' })).json()).toEqual({
      amount: ['Enter an amount from €5 to €10,000.'],
    });
    expect((await post({ amount: '1.00', currency: 'USD' })).json()).toEqual({
      amount: ['Enter an amount from $5.80 to $11,600.'],
    });
    expect((await post({ amount: '10001.00' })).statusCode).toBe(400);
    expect((await post({ amount: '20' })).statusCode).toBe(400);
    expect((await post({ amount: '20.00', payment_method: 'balance' })).statusCode).toBe(400);
  });
});

describe('a member who may order but not manage the balance', () => {
  it('retries the payment of an order, not of a top-up or a card', async () => {
    // An invitation asks for a recent sign-in.
    const technical = await memberOf(shop, await shop.customer(), 'technical@example.test', 'technical');
    const retry = async (ref: string) =>
      (await technical.post(`/my/api/payment/${ref}/retry/`, { payment_method: 'card' })).statusCode;
    const top = await topUp(customer, '20.00');
    await shop.bankSays(top, 'declined');
    expect(await retry(top)).toBe(403);
    const card = await customer.post('/my/api/saved-cards/');
    expect(await retry(card.json<{ payment_object_ref: string }>().payment_object_ref)).toBe(403);
    const ordered = (await order(customer, { payment_method: 'card' })).payment_object_ref;
    await shop.bankSays(ordered, 'declined');
    expect(await retry(ordered)).toBe(200);
  });
});

describe('the balance', () => {
  it('is spent once by parallel orders', async () => {
    const rich = await balanceCents(customer);
    const affordable = Math.floor(rich / 11_305);
    const answers = await Promise.all(
      Array.from({ length: affordable + 3 }, () =>
        order(customer, { tariff: 7 }).then(
          () => 'placed',
          () => 'refused',
        ),
      ),
    );
    expect(answers.filter((answer) => answer === 'placed')).toHaveLength(affordable);
    expect(await balanceCents(customer)).toBe(rich - affordable * 11_305);
  });

  it('may go below zero as far as was granted, when the buyer asks for it', async () => {
    const stranger = await shop.stranger();
    const owner = await shop.db.select().from(accounts);
    const accountId = Math.max(...owner.map(({ id }) => id));
    await shop.db.insert(billingAccounts).values({ accountId, overdraftCents: 2000 });
    await expect(order(stranger, {})).rejects.toThrow('balance is too low');
    await order(stranger, { overdraft: true });
    expect(await balanceCents(stranger)).toBe(-1350);
    await expect(order(stranger, { overdraft: true })).rejects.toThrow('balance is too low');
    const finance = (await stranger.get('/my/api/account/finance/')).json<{ overdraft: object; movements: object[] }>();
    expect(finance.overdraft).toEqual({
      limit: { amount: '20.00', currency: 'EUR' },
      available: { amount: '6.50', currency: 'EUR' },
    });
    expect(finance.movements).toHaveLength(1);
  });
});

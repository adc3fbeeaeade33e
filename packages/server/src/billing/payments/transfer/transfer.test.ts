import type { StatementEntry, StatementReceipt, TrialBalance } from '@hoster/contract';
import { afterAll, afterEach, expect, it } from 'vitest';
import { balanceCents, cancelUnpaid, order, paymentOf, testShop } from '../../../testing/shop.ts';

let lines = 0;
const shop = await testShop({ supportEmail: 'support@hoster.example' });
const customer = await shop.customer();
const staff = await shop.staff();
afterEach(async () => {
  const books = (await staff.get('/my/api/staff/ledger/')).json<{ is_balanced: boolean }>();
  if (!books.is_balanced) throw new Error('The books do not balance');
});
afterAll(() => shop.close());

const asked = async () => {
  const { payment_object_ref: ref } = await order(customer, { payment_method: 'bank' });
  const { transfer } = await paymentOf(customer, ref);
  return { ref, reference: transfer?.reference ?? '' };
};
const line = (remittance: string, amount: string, id = `line-${(lines += 1)}`) => ({
  id,
  remittance,
  payer: 'Mira Novak',
  amount: { amount, currency: 'EUR' },
});
/** What customers owe, in euros. */
const owed = async () => {
  const { accounts } = (await staff.get('/my/api/staff/ledger/')).json<TrialBalance>();
  const row = accounts.find(({ account }) => account === 'receivable');
  return Number(row?.debit.amount ?? 0) - Number(row?.credit.amount ?? 0);
};
const statement = (...rows: unknown[]) => staff.post('/my/api/staff/statement/', { lines: rows });

it('an order shows where to send how much, and is paid when the statement names it', async () => {
  const { ref, reference } = await asked();
  expect(await paymentOf(customer, ref)).toMatchObject({
    status: 'awaiting',
    redirect_url: null,
    transfer: { iban: 'NL93DEMO0123456789', amount: { amount: '16.07' }, received: { amount: '0.00' } },
  });
  const spaced = reference.toLowerCase().replace(/(.{4})/g, '$1 ');
  await statement(line(`order ${spaced} thank you`, '16.07'));
  expect(await paymentOf(customer, ref)).toMatchObject({ status: 'paid', transfer: { received: { amount: '16.07' } } });
});

it('a reference is found with dashes, with words right beside it, and behind another word that looks like one', async () => {
  for (const write of [
    (reference: string) => reference.replace(/(.{4})/g, '$1-'),
    (reference: string) => `invoice${reference}thanks`,
    (reference: string) => `RF77 is not it: ${reference}`,
  ]) {
    const { ref, reference } = await asked();
    await statement(line(write(reference), '16.07'));
    expect((await paymentOf(customer, ref)).status, `${write(reference)}`).toBe('paid');
  }
});

it('the same statement again changes nothing', async () => {
  const { ref, reference } = await asked();
  const before = await balanceCents(customer);
  const row = line(reference, '16.07');
  await statement(row, row);
  await statement(row);
  expect((await paymentOf(customer, ref)).status).toBe('paid');
  expect(await balanceCents(customer)).toBe(before);
});

it('a partial payment waits for the rest, and an overpayment is credited to the balance', async () => {
  const { ref, reference } = await asked();
  const before = await balanceCents(customer);
  await statement(line(reference, '6.00'));
  expect(await paymentOf(customer, ref)).toMatchObject({
    status: 'awaiting',
    transfer: { received: { amount: '6.00' } },
  });
  await statement(line(reference, '12.00'));
  expect((await paymentOf(customer, ref)).status).toBe('paid');
  expect(await balanceCents(customer)).toBe(before + 193);
  expect((await shop.emails()).at(-1)?.subject).toBe('We’ve added €1.93 to your balance');
});

it('refuses a line that contradicts an earlier one and keeps the earlier one', async () => {
  const { ref, reference } = await asked();
  const before = line(reference, '6.00', 'repeated');
  await statement(before);
  for (const change of [line(reference, '16.07', 'repeated'), { ...before, payer: 'Eve' }]) {
    const answer = await statement(change);
    expect(answer.json()).toMatchObject({ refused: [{ id: 'repeated', code: 'line_differs' }] });
  }
  expect((await paymentOf(customer, ref)).transfer?.received.amount).toBe('6.00');
  await cancelUnpaid(customer);
  await shop.drain();
});

it('a line without a reference is given to its payment by staff, once', async () => {
  const { ref, reference } = await asked();
  await statement(line('for the server', '16.07', 'nameless'));
  const assign = (body: object) => staff.post('/my/api/staff/statement/assign/', body);
  expect((await assign({ id: 'nameless', reference: 'RF18000000000000' })).json()).toHaveProperty('reference');
  expect((await assign({ id: 'nobody', reference })).statusCode).toBe(404);
  const bySomebody = await customer.post('/my/api/staff/statement/assign/', { id: 'nameless', reference });
  expect(bySomebody.statusCode).toBe(403);
  const spaced = reference.toLowerCase().replace(/(.{4})/g, '$1-');
  expect((await assign({ id: 'nameless', reference: spaced })).statusCode).toBe(200);
  expect((await paymentOf(customer, ref)).status).toBe('paid');
  const again = await assign({ id: 'nameless', reference });
  expect([again.statusCode, again.json().code]).toEqual([409, 'line_assigned']);
});

it('loses and doubles nothing when the clock is set back between the lines of a statement', async () => {
  const { ref, reference } = await asked();
  const before = await balanceCents(customer);
  await statement(line(reference, '20.00'));
  expect((await paymentOf(customer, ref)).status).toBe('paid');
  expect(await balanceCents(customer)).toBe(before + 393);
  shop.clock.advance(-3_600_000);
  await statement(line(reference, '16.07'));
  expect(await balanceCents(customer)).toBe(before + 2000);

  const again = await asked();
  await statement(line(again.reference, '6.00'));
  await cancelUnpaid(customer);
  await shop.drain();
  shop.clock.advance(-3_600_000);
  await statement(line(again.reference, '10.07'));
  await shop.drain();
  expect((await paymentOf(customer, again.ref)).status).toBe('expired');
  expect(await balanceCents(customer)).toBe(before + 3607);
  shop.clock.advance(7_200_000);
});

it('credits payments for a cancelled order to the customer', async () => {
  const { reference } = await asked();
  const before = await balanceCents(customer);
  await statement(line(reference, '6.00'));
  await cancelUnpaid(customer);
  await shop.drain();
  expect(await balanceCents(customer)).toBe(before + 600);
  await statement(line(reference, '10.07'));
  expect(await balanceCents(customer)).toBe(before + 1607);
});

it('a transfer has a week, weekends included', async () => {
  const { ref } = await asked();
  const { expires } = await paymentOf(customer, ref);
  expect(Date.parse(expires ?? '') - shop.clock.now().getTime()).toBe(7 * 24 * 3_600_000);
});

it('takes in what it can of a statement and reports the other lines', async () => {
  const { ref, reference } = await asked();
  const answer = await statement(
    line('rent', '-900.00', 'outgoing'),
    line('nothing', '0.00', 'zero'),
    { ...line(reference, '16.07', 'dollars'), amount: { amount: '16.07', currency: 'USD' } },
    { ...line(reference, '16.07', 'francs'), amount: { amount: '16.07', currency: 'CHF' } },
    line(`${'a long story, '.repeat(250)}${reference}`, '16.07', 'long'),
  );
  expect(answer.json()).toMatchObject({
    refused: [
      {
        id: 'outgoing',
        code: 'line_not_incoming',
        detail: 'This line isn’t an incoming payment. It has been left out.',
      },
      { id: 'zero', code: 'line_not_incoming' },
      { id: 'dollars', code: 'line_not_in_euros', detail: 'This line isn’t in euros. It has been left out.' },
      { id: 'francs', code: 'line_not_in_euros' },
    ],
  });
  expect((await paymentOf(customer, ref)).status).toBe('paid');
  const known = (await staff.get('/my/api/staff/statement/')).json<StatementEntry[]>();
  expect(known.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['zero']));
});

it('takes in the other lines of a statement that has malformed ones', async () => {
  const { ref, reference } = await asked();
  const right = line(reference, '16.07');
  const euros = (amount: unknown, currency: unknown = 'EUR') => ({
    ...right,
    id: 'wrong',
    amount: { amount, currency },
  });
  const { payer: _, ...nameless } = right;
  const amounts = ['16.1', '900', '+16.07', '16,07', '', ' 16.07', '1e3', 'NaN', '9999999999.00', 16.07, null];
  const malformed = [
    ...amounts.map((amount) => euros(amount)),
    euros('16.07', 'eur'),
    { ...right, amount: '16.07' },
    { ...right, payer: null },
    nameless,
    { ...right, iban: 'NL93DEMO0123456789' },
    { ...right, remittance: 'x'.repeat(4001) },
    { ...right, id: '' },
    { ...right, id: 7 },
    'line',
    null,
    [],
  ];
  const answer = await statement(...malformed, ...Array.from({ length: 99 }, () => line('rent', '1.00')), right);
  const { refused } = answer.json<StatementReceipt>();
  expect(refused.map(({ index, code }) => `${index} ${code}`)).toEqual(
    malformed.map((_line, index) => `${index} line_malformed`),
  );
  expect(refused[0]).toMatchObject({
    id: 'wrong',
    detail: 'We couldn’t read lines.0.amount.amount. The line has been left out.',
  });
  expect(refused.at(-1)).toMatchObject({ id: null });
  expect((await paymentOf(customer, ref)).status).toBe('paid');
});

it('takes in the largest amount that a line can have', async () => {
  const { ref, reference } = await asked();
  const before = await balanceCents(customer);
  expect((await statement(line(reference, '999999999.99'))).statusCode).toBe(200);
  expect((await paymentOf(customer, ref)).status).toBe('paid');
  expect(await balanceCents(customer)).toBe(before + 99_999_999_999 - 1607);
});

it('charges a payment back when the bank recalls its transfer, once, in whichever order the lines come', async () => {
  const recalled = async (...back: string[]) => {
    const { ref, reference } = await asked();
    const lines = [...back.map((amount) => line(`RETURN ${reference}`, amount)), line(reference, '16.07')];
    for (const rows of [lines, lines])
      expect((await statement(...rows)).json<StatementReceipt>().refused, `${back.join(' ')}`).toEqual([]);
    return paymentOf(customer, ref);
  };
  const before = await owed();
  expect(await recalled('-16.07')).toMatchObject({ status: 'paid', transfer: { received: { amount: '0.00' } } });
  expect(await owed()).toBeCloseTo(before + 16.07);
  await recalled('-6.00', '-10.00');
  expect(await owed()).toBeCloseTo(before + 32.07);
  expect((await shop.emails()).slice(-3).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Payment of €6.00 charged back', 'Payment of €10.00 charged back']),
  );
});

it('charges back all of a recalled transfer that was more than was asked for', async () => {
  const { ref, reference } = await asked();
  await statement(line(reference, '20.00'));
  const before = await owed();
  expect((await statement(line(reference, '-20.00'))).json<StatementReceipt>().refused).toEqual([]);
  expect((await paymentOf(customer, ref)).transfer?.received.amount).toBe('0.00');
  expect(await owed()).toBeCloseTo(before + 20);
});

it('tells staff of a recall that matches no paid payment, once, and books nothing until they assign it', async () => {
  const { ref, reference } = await asked();
  const back = line(reference, '-6.00', 'early');
  for (let time = 0; time < 2; time++) {
    const { refused } = (await statement(back)).json<StatementReceipt>();
    expect(refused).toMatchObject([{ id: 'early', code: 'line_recalled' }]);
  }
  const mails = await shop.emails('support@hoster.example');
  expect(mails.filter(({ subject }) => subject === 'Transfer of €6.00 taken back')).toHaveLength(1);
  const assign = () => staff.post('/my/api/staff/statement/assign/', { id: 'early', reference });
  expect((await assign()).json()).toHaveProperty('reference');
  await statement(line(reference, '16.07'));
  const more = await statement(line(reference, '-16.08'));
  expect(more.json<StatementReceipt>().refused).toMatchObject([{ code: 'line_recalled' }]);
  expect((await paymentOf(customer, ref)).transfer?.received.amount).toBe('16.07');
  expect((await assign()).statusCode).toBe(200);
  expect((await paymentOf(customer, ref)).transfer?.received.amount).toBe('10.07');
});

it('shows a line without a payment to staff only', async () => {
  await statement(line('for the server', '12.00'), line('RF18 5390 0754 7034', '3.00'));
  const known = (await staff.get('/my/api/staff/statement/')).json<StatementEntry[]>();
  expect(known.filter(({ reference }) => reference === null).map(({ amount }) => amount.amount)).toEqual(
    expect.arrayContaining(['12.00', '3.00']),
  );
  expect((await customer.get('/my/api/staff/statement/')).statusCode).toBe(403);
});

it('is offered in euros only', async () => {
  const answer = await customer.post('/my/api/balance/top-up/', {
    amount: '50.00',
    currency: 'USD',
    payment_method: 'bank',
  });
  expect(Object.keys(answer.json())).toEqual(['payment_method']);
});

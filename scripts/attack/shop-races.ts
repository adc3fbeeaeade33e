import { setTimeout as sleep } from 'node:timers/promises';
import { anOrder, bookMoney, type Customer, makeCustomer, makeRoom } from './customer.ts';
import { count, CROWD, inThreeSessions, of, type Race, type Races, rush, saying, taken } from './race.ts';
import { type Answer, auth, jsonOf, Visitor } from './visitor.ts';

const EURO = 100;
const SENT_BACK_MS = 60_000;
const orderPath = '/my/api/vps-order/';

/** Races for money, servers and codes. */
export const shopRaces: Races = {
  async 'money for one order'(race) {
    const { sessions, accountId } = await inThreeSessions(race, 1_000);
    const first = await sessions[0]?.post(`${race.origins[0]}${orderPath}`, anOrder());
    const total = Number(jsonOf<{ total: { amount: string } }>(first as Answer).total?.amount ?? 0);
    // What is left is worth one more order and a little.
    await bookMoney(race.database, accountId, -Math.round((1_000 - 2 * total) * EURO) + 1);
    const answers = await rush(race.origins, CROWD, (origin, index) =>
      of(sessions, index).post(origin + orderPath, anOrder({ name: `r-${race.unique}-${index}` })),
    );
    race.findings.check(taken(answers) === 1, 'Orders for the same money', `${taken(answers)}: ${saying(answers)}`);
    return answers;
  },

  async 'one order, sent often'(race) {
    const { sessions } = await inThreeSessions(race, 10_000);
    const name = `r-${race.unique}`;
    const answers = await rush(race.origins, CROWD, (origin, index) =>
      of(sessions, index).post(origin + orderPath, anOrder({ name }), { 'idempotency-key': race.unique }),
    );
    const made = await count(race.database, 'services where name = $1', name);
    race.findings.check(made === 1, 'One order became several', `${made} servers: ${saying(answers)}`);
    return answers;
  },

  async 'one promo code'(race) {
    const { sessions, email } = await inThreeSessions(race, 10_000);
    const [origin = ''] = race.origins;
    await new Visitor().post(`${origin}/my/api/email-promo/`, { email, page_url: `${origin}/` });
    const [row] = await race.database.rows<{ code: string }>('select code from promo_codes where email = $1', [email]);
    const code = row?.code ?? '';
    const answers = await rush(race.origins, CROWD, (target, index) =>
      of(sessions, index).post(target + orderPath, anOrder({ name: `r-${race.unique}-${index}`, promo_code: code })),
    );
    const used = await count(race.database, 'purchases where promo_code = $1', code);
    race.findings.check(used === 1, 'A promo code was not used once', `${used} orders with it: ${saying(answers)}`);
    return answers;
  },

  async 'the last three servers'(race) {
    await makeRoom(race.database);
    const customers: Customer[] = [];
    for (let index = 0; index < 4; index++)
      customers.push(await makeCustomer(of(race.origins, index), race.database, 1_000));
    await race.database.rows('update vps_stock set available = 3');
    const answers = await rush(race.origins, CROWD, (origin, index) =>
      of(customers, index).visitor.post(origin + orderPath, anOrder({ name: `r-${race.unique}-${index}` })),
    );
    race.findings.check(taken(answers) === 3, 'Three servers', `were sold ${taken(answers)} times: ${saying(answers)}`);
    return answers;
  },

  async 'unpaid orders, at most one'(race) {
    const { sessions, accountId } = await inThreeSessions(race, 0);
    const answers = await rush(race.origins, CROWD, (origin, index) =>
      of(sessions, index).post(origin + orderPath, anOrder({ payment_method: 'card', count: 4 })),
    );
    const held = await count(race.database, `payments where account_id = $1 and status = 'awaiting'`, accountId);
    race.findings.check(held === 1, 'Unpaid orders', `${held} are open: ${saying(answers)}`);
    return answers;
  },

  async 'one trial'(race) {
    const { sessions, accountId } = await inThreeSessions(race, 1_000);
    const answers = await rush(race.origins, CROWD, (origin, index) =>
      of(sessions, index).post(origin + orderPath, anOrder({ trial: 'free', name: `r-${race.unique}-${index}` })),
    );
    const trials = await count(race.database, `services where account_id = $1 and spec->>'trial' <> 'none'`, accountId);
    race.findings.check(trials <= 1, 'Trials of one customer', `${trials}: ${saying(answers)}`);
    return answers;
  },

  async 'one top-up, sent and paid often'(race) {
    const { sessions, accountId } = await inThreeSessions(race, 0);
    const body = { amount: '25.00', currency: 'EUR', payment_method: 'card' };
    const begun = await rush(race.origins, CROWD, (origin, index) =>
      of(sessions, index).post(`${origin}/my/api/balance/top-up/`, body, { 'idempotency-key': race.unique }),
    );
    const paid = await payOften(race, sessions, refOf(begun));
    const [row] = await race.database.rows<{ cents: string }>(
      `select coalesce(-sum(amount_cents), 0)::text as cents from ledger_postings
        where account_id = $1 and account in ('customer', 'overdraft')`,
      [accountId],
    );
    race.findings.check(row?.cents === '2500', 'A top-up of 25 €', `booked ${row?.cents} cents: ${saying(begun)}`);
    return [...begun, ...paid];
  },

  async 'an order paid at the bank and from the balance'(race) {
    const { sessions, accountId } = await inThreeSessions(race, 1_000);
    const { begun, ref, total } = await orderByCard(race, of(sessions, 0));
    const retries = rush(race.origins, CROWD, (origin, index) =>
      of(sessions, index).post(`${origin}/my/api/payment/${ref}/retry/`, { payment_method: 'balance' }),
    );
    const paid = await payOften(race, sessions, ref);
    const answers = [...begun, ...(await retries), ...paid];
    await sentBack(race);
    const { balance, bank } = await moneyOf(race, accountId, ref);
    const given = 1_000 * EURO - balance + bank;
    race.findings.check(given === total, 'Paid for one order', `${given} of ${total} cents: ${saying(answers)}`);
    return answers;
  },

  async 'an order tried again often, and every try paid'(race) {
    const { sessions, accountId } = await inThreeSessions(race, 0);
    const { begun, ref, total } = await orderByCard(race, of(sessions, 0));
    const retries = await rush(race.origins, CROWD, (origin, index) =>
      of(sessions, index).post(`${origin}/my/api/payment/${ref}/retry/`, {
        payment_method: index % 2 === 0 ? 'card' : 'paypal',
      }),
    );
    const targets = new Set(retries.map((answer) => jsonOf<{ redirect_url?: string | null }>(answer).redirect_url));
    const paths = [...targets].flatMap((target) => (target ? [new URL(target, 'http://localhost').pathname] : []));
    const paid = await rush(race.origins, CROWD, (origin, index) =>
      of(sessions, index).send('POST', origin + of(paths, index), new URLSearchParams({ decision: 'approve' })),
    );
    await sentBack(race);
    const { balance, bank } = await moneyOf(race, accountId, ref);
    const isRight = paths.length > 0 && bank - balance === total;
    race.findings.check(
      isRight,
      'Tries of one order',
      `${bank} paid, ${balance} on the balance, ${total} owed, ${paths.length} pages: ${saying(retries)}`,
    );
    return [...begun, ...retries, ...paid];
  },

  async 'refunds of one payment'(race) {
    const { sessions } = await inThreeSessions(race, 0);
    const { begun, ref, total } = await orderByCard(race, of(sessions, 0));
    const paid = await payOften(race, sessions, ref);
    const staff = await signedInStaff(of(race.origins, 0));
    const third = (Math.floor(total / 3) / EURO).toFixed(2);
    const answers = await rush(race.origins, CROWD, (origin) =>
      staff.post(`${origin}/my/api/staff/payments/${ref}/refund/`, { amount: third }),
    );
    await sentBack(race);
    const [row] = await race.database.rows<{ asked: string; sent: string }>(
      `select (select coalesce(sum(r.amount_cents), 0) from payment_refunds r join payments p on p.id = r.payment_id
          where p.ref = $1)::text as asked,
        (select coalesce(sum(r.amount_cents), 0) from bank_refunds r join bank_payments b on b.id = r.bank_payment_id
          where b.merchant_ref = $1)::text as sent`,
      [ref],
    );
    const most = 3 * Math.floor(total / 3);
    const isRight = row?.asked === String(most) && row.sent === row.asked;
    race.findings.check(isRight, 'Refunds', `${row?.asked} asked, ${row?.sent} sent of ${most}: ${saying(answers)}`);
    return [...begun, ...paid, ...answers];
  },

  async 'a transfer for an order that is cancelled'(race) {
    const { sessions, accountId } = await inThreeSessions(race, 0);
    const begun = await rush(race.origins, 1, (origin) =>
      of(sessions, 0).post(origin + orderPath, anOrder({ payment_method: 'bank', name: `r-${race.unique}` })),
    );
    const ref = refOf(begun);
    const shown = await of(sessions, 0).get(`${of(race.origins, 0)}/my/api/payment/${ref}/`);
    const { transfer } = jsonOf<{ transfer: { demo_url: string; reference: string; amount: { amount: string } } }>(
      shown,
    );
    const amount = transfer?.amount.amount ?? '0.00';
    const answers = await rush(race.origins, CROWD, (origin, index) =>
      index % 2 === 0
        ? of(sessions, index).send('POST', `${origin}${transfer?.demo_url}`, new URLSearchParams({ amount }))
        : of(sessions, index).send('DELETE', `${origin}/my/api/unpaid-orders/${ref}/`),
    );
    const came = `select coalesce(sum(amount_cents), 0) from statement_lines where reference = $1`;
    const kept = `select coalesce(-sum(amount_cents), 0) from ledger_postings
      where account_id = $2 and account in ('customer', 'overdraft')`;
    const used = `select coalesce(sum(amount_cents), 0) from payments where ref = $3 and status = 'paid'`;
    const deadline = Date.now() + SENT_BACK_MS;
    let row: { came: string; known: string } | undefined;
    do {
      await sleep(500);
      [row] = await race.database.rows<{ came: string; known: string }>(
        `select (${came})::text as came, ((${kept}) + (${used}))::text as known`,
        [transfer?.reference ?? '', accountId, ref],
      );
    } while (row?.came !== row?.known && Date.now() < deadline);
    const isKept = row?.came === row?.known && row?.came !== '0';
    race.findings.check(isKept, 'Transfers', `${row?.came} came, ${row?.known} is known of: ${saying(answers)}`);
    return [...begun, ...answers];
  },
};

/** Orders a server that is to be paid by card. `total` in cents. */
async function orderByCard(race: Race, session: Visitor): Promise<{ begun: Answer[]; ref: string; total: number }> {
  const begun = await rush(race.origins, 1, (origin) =>
    session.post(origin + orderPath, anOrder({ payment_method: 'card', name: `r-${race.unique}` })),
  );
  const total = Math.round(Number(jsonOf<{ total: { amount: string } }>(of(begun, 0)).total?.amount ?? 0) * EURO);
  return { begun, ref: refOf(begun), total };
}

/** The member of staff that a demo has. */
async function signedInStaff(origin: string): Promise<Visitor> {
  const staff = new Visitor();
  const body = { email: 'staff@hoster.example', password: 'staff-hoster-2026' };
  const { status } = await staff.post(`${origin}${auth}/auth/login`, body);
  if (status !== 200) throw new Error(`Staff could not sign in: ${status}`);
  return staff;
}

export const refOf = (answers: readonly Answer[]): string =>
  answers.map((answer) => jsonOf<{ payment_object_ref: string }>(answer).payment_object_ref).find(Boolean) ?? '';

/** Cents on the customer's balance, and what the bank keeps of a payment after refunds. */
export async function moneyOf(
  { database }: Race,
  accountId: number,
  ref: string,
): Promise<{ balance: number; bank: number }> {
  const [row] = await database.rows<{ balance: string; bank: string }>(
    `select (select coalesce(-sum(amount_cents), 0) from ledger_postings
          where account_id = $1 and account in ('customer', 'overdraft'))::text as balance,
        (select coalesce(sum(amount_cents), 0) from bank_payments where merchant_ref = $2 and outcome = 'approved')
          - (select coalesce(sum(r.amount_cents), 0) from bank_refunds r join bank_payments b on b.id = r.bank_payment_id
            where b.merchant_ref = $2) as bank`,
    [accountId, ref],
  );
  return { balance: Number(row?.balance), bank: Number(row?.bank) };
}

/** Waits until refunds have been sent. */
export async function sentBack({ database }: Race): Promise<void> {
  const deadline = Date.now() + SENT_BACK_MS;
  while ((await count(database, `payment_refunds where state = 'queued'`)) > 0 && Date.now() < deadline)
    await sleep(200);
}

/** Approves a payment at the bank, many times at the same moment. */
export async function payOften({ origins }: Race, sessions: readonly Visitor[], ref: string): Promise<Answer[]> {
  const shown = await of(sessions, 0).get(`${of(origins, 0)}/my/api/payment/${ref}/`);
  const { redirect_url: target } = jsonOf<{ redirect_url: string | null }>(shown);
  if (!target) return [shown];
  const { pathname } = new URL(target, 'http://localhost');
  return rush(origins, CROWD, (origin, index) =>
    of(sessions, index).send('POST', origin + pathname, new URLSearchParams({ decision: 'approve' })),
  );
}

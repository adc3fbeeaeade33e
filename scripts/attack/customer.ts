import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { termsVersionAt } from '../../packages/server/src/testing/terms-of-service.ts';
import type { AttackDatabase } from './database.ts';
import { auth, Visitor } from './visitor.ts';

export const password = 'Correct-horse-42-battery';

/** A customer of the attack, signed in, with a complete profile. */
export interface Customer {
  readonly email: string;
  readonly accountId: number;
  readonly visitor: Visitor;
}

/** Signs a customer up over the API, confirms the address, fills in the profile, and books money on the balance. */
export async function makeCustomer(origin: string, database: AttackDatabase, euros: number): Promise<Customer> {
  const email = `attack-${randomUUID()}@example.test`;
  const visitor = new Visitor();
  const api = origin + auth;
  const signedUp = await visitor.post(`${api}/auth/signup`, { email, password });
  const key = await keyFrom(database, email, /\/auth\/confirm-email\/([^/\s]+)\//);
  const confirmed = await visitor.post(`${api}/auth/email/verify`, { key });
  const profile = await visitor.send('PUT', `${origin}/my/api/account/personal_info/`, {
    user: { first_name: 'Ada', last_name: 'Novak' },
    country: 'CH',
    city: 'Zug',
    zip_code: '6300',
    // People at one address, with a domain of their own, wouldn't all get a free trial.
    address: `Bahnhofstrasse ${email}`,
  });
  if (profile.status !== 200)
    throw new Error(`No customer: ${signedUp.status} ${confirmed.status} ${profile.status} ${profile.text}`);
  const [row] = await database.rows<{ id: number }>(
    `select m.account_id as id from account_members m join email_addresses e on e.user_id = m.user_id where e.email = $1`,
    [email],
  );
  const accountId = row?.id ?? 0;
  if (euros > 0) await bookMoney(database, accountId, euros * 100);
  return { email, accountId, visitor };
}

/** Books money on a balance, as staff do. */
export async function bookMoney(database: AttackDatabase, accountId: number, cents: number): Promise<void> {
  await database.rows(
    `with booked as (
       insert into ledger_transactions (kind, reference, description)
       values ('correction', $3, '{"en":"Attack","ru":"Attack"}') returning id)
     insert into ledger_postings (transaction_id, account, account_id, amount_cents)
     select id, side.account, side.account_id, side.cents from booked,
       (values ('customer', $1::int, 0 - $2::bigint), ('equity', null, $2::bigint)) as side(account, account_id, cents)`,
    [accountId, cents, `attack:${randomUUID()}`],
  );
}

/** Another browser in which the customer is signed in. */
export async function anotherSession({ email }: Pick<Customer, 'email'>, origin: string): Promise<Visitor> {
  const visitor = new Visitor();
  const { status } = await visitor.post(`${origin}${auth}/auth/login`, { email, password });
  if (status !== 200) throw new Error(`The customer could not sign in: ${status}`);
  return visitor;
}

/** Waits for an email to an address, and returns the key of the link in it. */
export async function keyFrom(database: AttackDatabase, email: string, link: RegExp): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const emails = await database.rows<{ text: string }>(`select text from mail_outbox where recipient = $1`, [email]);
    const key = emails.map(({ text }) => link.exec(text)?.[1]).find(Boolean);
    if (key !== undefined) return decodeURIComponent(key);
    await sleep(50);
  }
  throw new Error(`No email to ${email}`);
}

/** Makes room for everything that the attack needs: servers, and attempts that limits have counted. */
export async function makeRoom(database: AttackDatabase): Promise<void> {
  await database.rows('update vps_stock set available = 1000000');
  await database.rows('delete from rate_limits');
}

/** An order that the shop takes: NVMe 3 in Frankfurt with Ubuntu for a month. */
export const anOrder = (change: object = {}): object => ({
  tariff: 3,
  location: 1,
  os: 2,
  rent_period: 1,
  payment_method: 'balance',
  currency: 'EUR',
  accept_terms: true,
  terms_version: termsVersionAt(new Date()),
  ...change,
});

import { setTimeout as sleep } from 'node:timers/promises';
import type { AttackDatabase } from './database.ts';
import type { Findings } from './result.ts';
import type { Acknowledged } from './shoppers.ts';

/** How long jobs that were interrupted may take to be finished, and lost webhooks to be found, in milliseconds. */
const SETTLED_MS = 150_000;

/** Reads the database: nothing acknowledged is lost, nothing is doubled, the ledger adds up. */
export async function checkBooks(
  database: AttackDatabase,
  { orders, topUps, paid: sent, emails }: Acknowledged,
  findings: Findings,
): Promise<void> {
  const built = await settled(database, [...sent]);
  const lost = await unpaidOf(database, [...sent]);
  for (const ref of lost) findings.add('Money that left its customer is lost', `payment ${ref}`);
  findings.check(built === 0, 'Paid servers were not built', `${built} after ${SETTLED_MS / 1000} s`);

  const names = await countsOf(
    database,
    `select name as key, count(*)::int from services where name like 's-%' group by 1`,
  );
  for (const [ref, name] of orders)
    findings.check(names.has(name), 'An acknowledged order is lost', `payment ${ref}, server ${name}`);
  for (const [name, count] of names)
    findings.check(count === 1, 'An order was doubled', `server ${name} exists ${count} times`);

  const paid = await countsOf(
    database,
    `select p.ref as key, count(l.id)::int from payments p left join ledger_transactions l on l.reference = 'payment:' || p.id
     where p.purpose = 'top_up' and p.status = 'paid' group by 1`,
  );
  for (const ref of topUps) findings.check(paid.has(ref), 'An approved top-up is lost', `payment ${ref}`);
  for (const [ref, count] of paid)
    findings.check(count === 1, 'A top-up was booked wrongly', `payment ${ref} has ${count} ledger entries`);

  const known = await countsOf(database, `select email as key, count(*)::int from email_addresses group by 1`);
  for (const email of emails) findings.check(known.get(email) === 1, 'A sign-up is lost or doubled', email);

  await checkLedger(database, findings);
}

/** Waits for payments and open setups; returns how many servers stay unbuilt. */
async function settled(database: AttackDatabase, sent: readonly string[]): Promise<number> {
  const deadline = Date.now() + SETTLED_MS;
  for (;;) {
    const [row] = await database.rows<{ unbuilt: number; untold: number }>(
      `select (select count(*)::int from services where state = 'pending_setup') as unbuilt,
       (select count(*)::int from bank_payments where outcome is not null and notified_at is null)
         + (select count(*)::int from payment_refunds where state = 'queued') as untold`,
    );
    const { unbuilt = 0, untold = 0 } = row ?? {};
    const isDone = unbuilt === 0 && untold === 0 && (await unpaidOf(database, sent)).length === 0;
    if (isDone || Date.now() > deadline) return unbuilt;
    await sleep(500);
  }
}

/** Payments whose money came, and which are neither paid nor sent back nor on the balance. */
async function unpaidOf(database: AttackDatabase, refs: readonly string[]): Promise<string[]> {
  const rows = await database.rows<{ ref: string }>(
    `select ref from payments p where ref = any($1)
       and not exists (select from provider_events e where e.payment_id = p.id and e.outcome in ('approved', 'credited'))`,
    [[...refs]],
  );
  return rows.map(({ ref }) => ref);
}

async function countsOf(database: AttackDatabase, query: string): Promise<Map<string, number>> {
  const rows = await database.rows<{ key: string; count: number }>(query);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** Each account's movements are those of its payments, and no balance is below what is allowed. */
export async function checkLedger(database: AttackDatabase, findings: Findings): Promise<void> {
  const rows = await database.rows<{ account: number; movements: string; payments: string; balance: string }>(`
    select a.id as account,
      coalesce((select -sum(amount_cents) from ledger_postings l
        where l.account_id = a.id and account in ('customer', 'overdraft')), 0)::text as balance,
      coalesce((select -sum(amount_cents) from ledger_postings l join ledger_transactions t on t.id = l.transaction_id
        where l.account_id = a.id and account in ('customer', 'overdraft') and reference like 'payment:%'), 0)::text
        as movements,
      coalesce((select sum(case when purpose = 'top_up' then amount_cents when method = 'balance' then -amount_cents else 0 end)
        from payments p where p.account_id = a.id and status = 'paid'), 0)::text as payments
    from accounts a`);
  for (const { account, movements, payments, balance } of rows) {
    findings.check(
      movements === payments,
      'The ledger differs from the payments',
      `account ${account}: ${movements} booked, ${payments} paid (cents)`,
    );
    findings.check(Number(balance) >= 0, 'A balance is below zero', `account ${account}: ${balance} cents`);
  }
  const [books] = await database.rows<{ cents: string }>(`
    select coalesce(sum(abs(cents)), 0)::text as cents
    from (select sum(amount_cents) as cents from ledger_postings group by transaction_id) as each`);
  findings.check(books?.cents === '0', 'The ledger does not balance', `${books?.cents} cents`);
}

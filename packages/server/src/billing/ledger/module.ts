import { calls, type TrialBalance } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import { sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { route } from '../../platform/http/index.ts';
import type { Module } from '../../platform/index.ts';
import { ledgerPostings } from './tables.ts';

/** Trial balance for staff. */
export const ledgerModule: Module = {
  name: 'ledger',
  routes: (app) =>
    route(app, calls.getTrialBalance, async () => {
      return trialBalance(app.hoster.db);
    }),
};

async function trialBalance(db: Db): Promise<TrialBalance> {
  const { account, country, provider, amountCents } = ledgerPostings;
  const rows = await db
    .select({
      account,
      country,
      provider,
      debit: sql<string>`coalesce(sum(${amountCents}) filter (where ${amountCents} > 0), 0)`,
      credit: sql<string>`coalesce(-sum(${amountCents}) filter (where ${amountCents} < 0), 0)`,
    })
    .from(ledgerPostings)
    .groupBy(account, country, provider)
    .orderBy(account, country, provider);
  const sum = (side: 'debit' | 'credit') => rows.reduce((total, row) => total + Number(row[side]), 0);
  const [debit, credit] = [sum('debit'), sum('credit')];
  return {
    accounts: rows.map((row) => ({
      account: row.account,
      country: row.country,
      provider: row.provider,
      debit: toLedger(Number(row.debit), 'EUR'),
      credit: toLedger(Number(row.credit), 'EUR'),
    })),
    debit: toLedger(debit, 'EUR'),
    credit: toLedger(credit, 'EUR'),
    is_balanced: debit === credit,
  };
}

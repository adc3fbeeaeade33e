import type { LedgerEntry, LedgerPage, LedgerQuery } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import { textIn } from '../../i18n/localised.ts';
import type { CsvTable } from '../../platform/csv/index.ts';
import { and, asc, desc, eq, inArray, lt } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Language } from '../../platform/http/index.ts';
import { keysetPage } from '../../platform/http/index.ts';
import { ledgerPostings, ledgerTransactions } from '../ledger/tables.ts';

const pageSize = 50;

/** Page of entries of the ledger, newest first. */
export async function listEntries(db: Db, query: LedgerQuery, language: Language): Promise<LedgerPage> {
  const found = await findEntries(db, query, pageSize + 1, language);
  return keysetPage(found, pageSize, ({ id }) => id);
}

/** Entries of the ledger as a table with a row for each posting, newest first. */
export async function entriesTable(db: Db, query: LedgerQuery, limit: number, language: Language): Promise<CsvTable> {
  const entries = await findEntries(db, query, limit, language);
  return {
    columns: [
      'entry',
      'at',
      'reference',
      'kind',
      'description',
      'account',
      'customer',
      'country',
      'provider',
      'debit',
      'credit',
    ],
    rows: entries.flatMap(({ at, description, id, kind, postings, reference }) =>
      postings.map(({ account, amount, country, customer, provider }) => {
        const cents = Math.round(Number(amount.amount) * 100);
        const sides = cents > 0 ? [{ cents }, null] : [null, { cents: 0 - cents }];
        return [id, at, reference, kind, description, account, customer, country, provider, ...sides];
      }),
    ),
  };
}

async function findEntries(db: Db, query: LedgerQuery, limit: number, language: Language): Promise<LedgerEntry[]> {
  const ids = await idsOf(db, query, limit);
  if (ids.length === 0) return [];
  const events = await db.select().from(ledgerTransactions).where(inArray(ledgerTransactions.id, ids));
  const postings = await db
    .select()
    .from(ledgerPostings)
    .where(inArray(ledgerPostings.transactionId, ids))
    .orderBy(asc(ledgerPostings.id));
  return events
    .toSorted((a, b) => b.id - a.id)
    .map(({ id, createdAt, description, kind, reference }) => ({
      id,
      at: createdAt.toISOString(),
      reference,
      kind,
      description: textIn(description, language),
      postings: postings
        .filter(({ transactionId }) => transactionId === id)
        .map(({ account, accountId, amountCents, country, provider }) => ({
          account,
          customer: accountId,
          country,
          provider,
          amount: toLedger(amountCents, 'EUR'),
        })),
    }));
}

/** Ids of the newest entries that touch an account or a customer, read from an index alone. */
async function idsOf(db: Db, { account, before, customer }: LedgerQuery, limit: number): Promise<number[]> {
  if (account === undefined && customer === undefined) {
    const { id } = ledgerTransactions;
    const rows = await db
      .select({ id })
      .from(ledgerTransactions)
      .where(before === undefined ? undefined : lt(id, before))
      .orderBy(desc(id))
      .limit(limit);
    return rows.map((row) => row.id);
  }
  const { transactionId } = ledgerPostings;
  const rows = await db
    .selectDistinct({ id: transactionId })
    .from(ledgerPostings)
    .where(
      and(
        account === undefined ? undefined : eq(ledgerPostings.account, account),
        customer === undefined ? undefined : eq(ledgerPostings.accountId, customer),
        before === undefined ? undefined : lt(transactionId, before),
      ),
    )
    .orderBy(desc(transactionId))
    .limit(limit);
  return rows.map((row) => row.id);
}

import type { StaffTransfer, StaffTransferPage, StaffTransfersQuery } from '@hoster/contract';
import { keysetPage } from '../../../../platform/http/index.ts';
import { parseLedger, toLedger } from '@hoster/domain';
import { readCreditorReference } from '@hoster/domain/money/creditor-reference';
import type { CsvTable } from '../../../../platform/csv/index.ts';
import { and, desc, eq, ilike, inArray, isNotNull, lt, or, type SQL } from '../../../../platform/db/drizzle.ts';
import { type Db, escapeLike } from '../../../../platform/db/index.ts';
import { paymentAttempts, payments } from '../../tables.ts';
import { ibanIn } from '../imports/formats/entry.ts';
import { isUnmatched, statementLines, type StatementLineRow } from '../tables.ts';

const pageSize = 50;

/** Page of lines of bank statements, newest first. */
export async function listTransfers(db: Db, query: StaffTransfersQuery): Promise<StaffTransferPage> {
  const found = await findTransfers(db, query, pageSize + 1);
  return keysetPage(found, pageSize, ({ id }) => id);
}

/** Lines of bank statements as a table, newest first. */
export async function transfersTable(db: Db, query: StaffTransfersQuery, limit: number): Promise<CsvTable> {
  const found = await findTransfers(db, query, limit);
  return {
    columns: [
      'booked',
      'received',
      'amount',
      'currency',
      'payer',
      'iban',
      'text',
      'state',
      'reference',
      'account',
      'line',
    ],
    rows: found.map((line) => [
      line.booked,
      line.received,
      { cents: parseLedger(line.amount) },
      line.amount.currency,
      line.payer,
      line.iban,
      line.remittance,
      line.state,
      line.reference,
      line.account,
      line.line,
    ]),
  };
}

async function findTransfers(db: Db, query: StaffTransfersQuery, limit: number): Promise<StaffTransfer[]> {
  const { number } = statementLines;
  const rows = await db
    .select()
    .from(statementLines)
    .where(
      and(
        inState(query.state),
        query.search === '' ? undefined : matching(query.search),
        query.before === undefined ? undefined : lt(number, query.before),
      ),
    )
    .orderBy(desc(number))
    .limit(limit);
  const accountOf = await accountsOf(db, rows);
  return rows.map((row) => presentTransfer(row, accountOf(row)));
}

function inState(state: StaffTransfersQuery['state']): SQL | undefined {
  const { accountId, asideAt, reference } = statementLines;
  if (state === 'unmatched') return isUnmatched(statementLines);
  if (state === 'aside') return isNotNull(asideAt);
  return state === 'matched' ? or(isNotNull(reference), isNotNull(accountId)) : undefined;
}

/** By payer, text, reference, IBAN or amount. */
function matching(search: string): SQL | undefined {
  const { amountCents, payer, payerIban, reference, remittance } = statementLines;
  const part = `%${escapeLike(search)}%`;
  const named = readCreditorReference(search);
  const iban = ibanIn(search);
  const amount = /^-?(\d{1,9})(?:[.,](\d{2}))?$/.exec(search);
  const cents = amount ? Number(`${amount[1]}${amount[2] ?? '00'}`) : null;
  return or(
    ilike(payer, part),
    ilike(remittance, part),
    named === null ? undefined : eq(reference, named),
    iban === null ? undefined : eq(payerIban, iban),
    cents === null ? undefined : inArray(amountCents, [cents, 0 - cents]),
  );
}

/** Returns the function that finds the account of a line. */
export async function accountsOf(
  db: Db,
  rows: readonly Pick<StatementLineRow, 'reference' | 'accountId'>[],
): Promise<(row: Pick<StatementLineRow, 'reference' | 'accountId'>) => number | null> {
  const references = rows.map(({ reference }) => reference).filter((reference) => reference !== null);
  const found =
    references.length === 0
      ? []
      : await db
          .select({ reference: paymentAttempts.providerRef, accountId: payments.accountId })
          .from(paymentAttempts)
          .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
          .where(and(eq(paymentAttempts.provider, 'transfer'), inArray(paymentAttempts.providerRef, references)));
  const byReference = new Map(found.map(({ reference, accountId }) => [reference, accountId]));
  return ({ accountId, reference }) => accountId ?? (reference === null ? null : (byReference.get(reference) ?? null));
}

/** A line in wire format. */
export const presentTransfer = (row: StatementLineRow, account: number | null): StaffTransfer => ({
  id: row.number,
  line: row.id,
  state: row.reference !== null || row.accountId !== null ? 'matched' : row.asideAt === null ? 'unmatched' : 'aside',
  booked: row.bookedOn,
  received: row.receivedAt.toISOString(),
  payer: row.payer,
  iban: row.payerIban,
  remittance: row.remittance,
  amount: toLedger(row.amountCents, row.currency),
  reference: row.reference,
  account,
});

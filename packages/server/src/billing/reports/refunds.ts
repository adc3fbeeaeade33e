import type {
  RefundReason,
  StaffDispute,
  StaffDisputesPage,
  StaffDisputesQuery,
  StaffRefund,
  StaffRefundsPage,
  StaffRefundsQuery,
} from '@hoster/contract';
import { parseLedger, toLedger } from '@hoster/domain';
import { customerOf, type Owner, ownersOf } from '../../identity/index.ts';
import type { CsvCell, CsvTable } from '../../platform/csv/index.ts';
import { and, desc, eq, isNotNull, isNull, like, lt, or, sql } from '../../platform/db/drizzle.ts';
import { alias } from '../../platform/db/drizzle-pg.ts';
import type { Db } from '../../platform/db/index.ts';
import { keysetPage } from '../../platform/http/index.ts';
import { invoices } from '../invoices/tables.ts';
import { ledgerTransactions } from '../ledger/tables.ts';
import {
  paymentAttempts,
  paymentDisputes,
  type PaymentRow,
  paymentRefunds,
  payments,
  type RefundRow,
} from '../payments/tables.ts';

const pageSize = 50;

/** The invoice of what was ordered; a purchase has one. */
const sale = and(eq(invoices.purchaseId, payments.purchaseId), eq(invoices.kind, 'invoice'));
const creditNotes = alias(invoices, 'credit_notes');

/** Page of refunds, newest first. */
export async function listRefunds(db: Db, query: StaffRefundsQuery): Promise<StaffRefundsPage> {
  return keysetPage(await findRefunds(db, query, pageSize + 1), pageSize, ({ id }) => id);
}

/** Page of disputes, newest first. */
export async function listDisputes(db: Db, query: StaffDisputesQuery): Promise<StaffDisputesPage> {
  return keysetPage(await findDisputes(db, query, pageSize + 1), pageSize, ({ id }) => id);
}

/** Refunds: the ledger has all of them, also those of services, which no payment provider knows of. */
async function findRefunds(
  db: Db,
  { before, customer, state }: StaffRefundsQuery,
  limit: number,
): Promise<StaffRefund[]> {
  const { createdAt, id, kind, paymentId, purchaseId, reference } = ledgerTransactions;
  const ref = sql`case when ${kind} = 'returned' then ${reference} else substr(${reference}, 8) end`;
  const rows = await db
    .select({
      entry: { id, createdAt, reference },
      refund: paymentRefunds,
      payment: payments,
      invoice: invoices.number,
      method: paymentAttempts.method,
      creditNote: creditNotes,
    })
    .from(ledgerTransactions)
    .innerJoin(payments, or(eq(payments.id, paymentId), and(isNull(paymentId), eq(payments.purchaseId, purchaseId))))
    .leftJoin(paymentRefunds, eq(paymentRefunds.ref, ref))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, paymentRefunds.attemptId))
    .leftJoin(invoices, sale)
    .leftJoin(creditNotes, eq(creditNotes.reference, reference))
    .where(
      and(
        // Without what providers have refused to send: that is the state of its refund.
        or(like(reference, 'refund:%'), like(reference, 'returned:%')),
        or(isNotNull(paymentRefunds.id), isNotNull(creditNotes.id)),
        state && eq(sql`coalesce(${paymentRefunds.state}, 'credited')`, state),
        customer === undefined ? undefined : eq(payments.accountId, customer),
        before === undefined ? undefined : lt(id, before),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
  const owners = await ownersOf(
    db,
    rows.map(({ payment }) => payment.accountId),
  );
  return rows.map(({ creditNote, entry, invoice, method, payment, refund }) => ({
    ...ofPayment(
      {
        ...entry,
        amountCents: refund?.amountCents ?? 0 - (creditNote?.totalCents ?? 0),
        euroCents: refund?.euroCents ?? 0 - (creditNote?.totalEuroCents ?? 0),
      },
      { payment, invoice, method: method ?? payment.method, owners },
    ),
    reason: reasonOf(refund),
    state: refund?.state ?? 'credited',
    to: (refund?.attemptId ?? null) === null || refund?.state === 'refused' ? 'balance' : 'method',
    sent: refund?.sentAt?.toISOString() ?? null,
    credit_note: creditNote?.number ?? null,
  }));
}

function reasonOf(refund: Pick<RefundRow, 'kind' | 'ref'> | null): RefundReason {
  if (refund === null) return 'service';
  if (refund.kind === 'returned') return 'returned';
  return refund.ref.startsWith('staff:') ? 'staff' : 'provider';
}

async function findDisputes(
  db: Db,
  { before, customer, state }: StaffDisputesQuery,
  limit: number,
): Promise<StaffDispute[]> {
  const rows = await db
    .select({ row: paymentDisputes, payment: payments, invoice: invoices.number, method: paymentAttempts.method })
    .from(paymentDisputes)
    .innerJoin(payments, eq(payments.id, paymentDisputes.paymentId))
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentDisputes.attemptId))
    .leftJoin(invoices, sale)
    .where(
      and(
        state && eq(paymentDisputes.state, state),
        customer === undefined ? undefined : eq(payments.accountId, customer),
        before === undefined ? undefined : lt(paymentDisputes.id, before),
      ),
    )
    .orderBy(desc(paymentDisputes.id))
    .limit(limit);
  const owners = await ownersOf(
    db,
    rows.map(({ payment }) => payment.accountId),
  );
  return rows.map(({ invoice, method, payment, row }) => ({
    ...ofPayment(row, { payment, invoice, method, owners }),
    reference: row.ref,
    state: row.state,
  }));
}

interface Known {
  readonly payment: PaymentRow;
  readonly invoice: string | null;
  readonly method: PaymentRow['method'];
  readonly owners: ReadonlyMap<number, Owner>;
}

function ofPayment(
  { amountCents, createdAt, euroCents, id }: Pick<RefundRow, 'amountCents' | 'createdAt' | 'euroCents' | 'id'>,
  { invoice, method, owners, payment: { accountId, currency, purchaseId, purpose, ref } }: Known,
) {
  const owner = owners.get(accountId);
  return {
    id,
    created: createdAt.toISOString(),
    customer: customerOf(accountId, owner),
    payment_object_ref: ref,
    order: purpose === 'purchase' ? purchaseId : null,
    method,
    invoice,
    amount: toLedger(amountCents, currency),
    euro: toLedger(euroCents, 'EUR'),
  };
}

const commonColumns = [
  'id',
  'created',
  'account',
  'customer',
  'email',
  'payment',
  'order',
  'invoice',
  'method',
  'amount',
  'currency',
  'amount_eur',
  'state',
] as const;

const commonCells = (row: StaffRefund | StaffDispute): CsvCell[] => [
  row.id,
  row.created,
  row.customer.account,
  row.customer.name,
  row.customer.email,
  row.payment_object_ref,
  row.order,
  row.invoice,
  row.method,
  { cents: parseLedger(row.amount) },
  row.amount.currency,
  { cents: parseLedger(row.euro) },
  row.state,
];

/** Refunds as a table, newest first. */
export async function refundsTable(db: Db, query: StaffRefundsQuery, limit: number): Promise<CsvTable> {
  const rows = await findRefunds(db, query, limit);
  return {
    columns: [...commonColumns, 'reason', 'to', 'sent', 'credit_note'],
    rows: rows.map((row) => [...commonCells(row), row.reason, row.to, row.sent, row.credit_note]),
  };
}

/** Disputes as a table, newest first. */
export async function disputesTable(db: Db, query: StaffDisputesQuery, limit: number): Promise<CsvTable> {
  const rows = await findDisputes(db, query, limit);
  return {
    columns: [...commonColumns, 'reference'],
    rows: rows.map((row) => [...commonCells(row), row.reference]),
  };
}

import { and, eq, inArray, like, sql } from '../platform/db/drizzle.ts';
import { type Db, escapeLike } from '../platform/db/index.ts';
import { importedInvoices, importedPayments, ledgerPostings, ledgerTransactions } from '../billing/index.ts';
import type { Plan } from './plan.ts';
import { spoken } from './plan.ts';
import type { Section } from './report.ts';
import { type ImportedKind, importedRecords } from './tables.ts';
import { stuckPayments } from './company/figures.ts';

/** A figure of the dump, and the same one here. */
interface Compared {
  readonly name: string;
  readonly there: number;
  readonly here: number;
  /** Null: it's a number of records. */
  readonly currency: string | null;
}

/** Counts and balances of the dump and of what was imported from it, in this run and before. */
export async function comparison(db: Db, plan: Plan): Promise<{ section: Section; isEqual: boolean }> {
  const figures = [...(await counts(db, plan)), ...(await sums(db, plan)), ...(await booked(db, plan))];
  const isEqual = figures.every(({ here, there }) => here === there);
  const say = (amount: number, currency: string | null) =>
    currency === null ? String(amount) : spoken(amount, currency);
  return {
    isEqual,
    section: {
      title: isEqual ? 'Compared: everything is equal' : 'Compared: there are differences',
      lines: figures.map(({ currency, here, name, there }) =>
        here === there
          ? `${name}: ${say(there, currency)}`
          : `${name}: ${say(there, currency)} in the dump, ${say(here, currency)} here`,
      ),
    },
  };
}

async function counts(db: Db, { clients, company, services, source }: Plan): Promise<Compared[]> {
  const rows = await db
    .select({ kind: importedRecords.kind, count: sql<number>`count(*)::int` })
    .from(importedRecords)
    .where(eq(importedRecords.source, source))
    .groupBy(importedRecords.kind);
  const here = (kind: ImportedKind) => rows.find((row) => row.kind === kind)?.count ?? 0;
  const isKept = keptBy(clients);
  const kept = <Row extends { readonly client: string | null }>(all: readonly Row[]) => all.filter(isKept).length;
  return [
    { name: 'Clients', there: clients.length, here: here('client'), currency: null },
    { name: 'Services that run', there: services.length, here: here('service'), currency: null },
    { name: 'Invoices', there: kept(company.invoices), here: here('invoice'), currency: null },
    { name: 'Payments', there: kept(company.payments), here: here('payments'), currency: null },
    { name: 'Tickets', there: kept(company.tickets), here: here('ticket'), currency: null },
  ];
}

function keptBy(
  clients: Plan['clients'],
): (row: { readonly client: string | null; readonly email?: string }) => boolean {
  const known = new Set(clients.map(({ client }) => client.id));
  return (row) => (row.client === null ? row.email !== '' : known.has(row.client));
}

async function sums(db: Db, { clients, company, source }: Plan): Promise<Compared[]> {
  const { creditCents, currency, openCents, statusName, taxCents, totalCents } = importedInvoices;
  const sumOf = (column: Parameters<typeof sql>[1]) => sql<string>`coalesce(sum(${column}), 0)`;
  const [invoiceRows, paymentRows] = await Promise.all([
    db
      .select({
        currency,
        status: statusName,
        gross: sumOf(sql`${totalCents} + ${creditCents}`),
        tax: sumOf(taxCents),
        open: sumOf(openCents),
      })
      .from(importedInvoices)
      .where(eq(importedInvoices.source, source))
      .groupBy(currency, statusName),
    db
      .select({
        currency: importedPayments.currency,
        in: sumOf(importedPayments.inCents),
        out: sumOf(importedPayments.outCents),
      })
      .from(importedPayments)
      .where(eq(importedPayments.source, source))
      .groupBy(importedPayments.currency),
  ]);
  const isKept = keptBy(clients);
  const invoices = company.invoices.filter(isKept);
  const payments = company.payments.filter(isKept);
  const statuses = Map.groupBy(invoices, (invoice) => `${invoice.currency} ${invoice.statusName}`);
  return [
    ...[...statuses].flatMap(([, list]): Compared[] => {
      const [{ currency: code, statusName: status } = { currency: '', statusName: '' }] = list;
      const row = invoiceRows.find((one) => one.currency === code && one.status === status);
      const there = (of: (invoice: (typeof list)[number]) => number) => list.reduce((sum, one) => sum + of(one), 0);
      return [
        {
          name: `Invoices ${status}`,
          there: there((one) => one.totalCents + one.creditCents),
          here: Number(row?.gross ?? 0),
          currency: code,
        },
        {
          name: `Tax of invoices ${status}`,
          there: there((one) => one.taxCents),
          here: Number(row?.tax ?? 0),
          currency: code,
        },
        {
          name: `Open on invoices ${status}`,
          there: there((one) => one.openCents),
          here: Number(row?.open ?? 0),
          currency: code,
        },
      ].filter((one) => one.there !== 0 || one.here !== 0);
    }),
    ...[...Map.groupBy(payments, (payment) => payment.currency)].flatMap(([code, list]): Compared[] => {
      const row = paymentRows.find((one) => one.currency === code);
      return [
        {
          name: 'Payments in',
          there: list.reduce((sum, one) => sum + one.inCents, 0),
          here: Number(row?.in ?? 0),
          currency: code,
        },
        {
          name: 'Payments out',
          there: list.reduce((sum, one) => sum + one.outCents, 0),
          here: Number(row?.out ?? 0),
          currency: code,
        },
      ];
    }),
  ];
}

/** What the ledger was opened with, in EUR. */
async function booked(db: Db, plan: Plan): Promise<Compared[]> {
  const { clients, company, euroCents, source } = plan;
  const rows = await db
    .select({ account: ledgerPostings.account, cents: sql<string>`sum(${ledgerPostings.amountCents})` })
    .from(ledgerPostings)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
    .where(
      and(
        like(ledgerTransactions.reference, `${escapeLike(`import:${source}:`)}%`),
        inArray(ledgerPostings.account, ['customer', 'overdraft', 'receivable']),
        // Payments of open invoices come later.
        sql`${ledgerTransactions.reference} not like '%:settled'`,
      ),
    )
    .groupBy(ledgerPostings.account);
  const here = (account: string) => Number(rows.find((row) => row.account === account)?.cents ?? 0);
  const isKept = keptBy(clients);
  const euros = (cents: number, currency: string) => euroCents(cents, currency) ?? 0;
  const credits = clients.map(({ client }) => euros(client.creditCents, client.currency));
  const open = company.invoices.filter(isKept).map((one) => euros(one.openCents, one.currency));
  const stuck = [...stuckPayments(company)]
    .filter(([one]) => isKept(one))
    .map(([one, cents]) => euros(cents, one.currency));
  const total = (amounts: readonly number[]) => amounts.reduce((sum, cents) => sum + cents, 0);
  const above = (amounts: readonly number[]) => total(amounts.filter((cents) => cents > 0));
  const below = (amounts: readonly number[]) => -total(amounts.filter((cents) => cents < 0));
  return [
    {
      name: 'Balances, as booked',
      there: above(credits) + below(open) + total(stuck),
      here: 0 - here('customer') - here('overdraft'),
      currency: 'EUR',
    },
    { name: 'Receivables, as booked', there: above(open) + below(credits), here: here('receivable'), currency: 'EUR' },
  ];
}

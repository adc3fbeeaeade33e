import type { DatevQuery, DatevSummary, VatScheme } from '@hoster/contract';
import { sellerTimeZone, toLedger } from '@hoster/domain';
import { sql } from '../../../platform/db/drizzle.ts';
import { type Db, rowsOf } from '../../../platform/db/index.ts';
import { dayMilliseconds } from '../../../platform/index.ts';
import { documentsIn, scheme } from '../vat.ts';
import { accountsOf } from './accounts.ts';

/** An invoice or a credit note. Amounts are EUR cents with tax; those of credit notes are below zero. */
export interface SaleBooking {
  readonly day: string;
  readonly number: string;
  readonly customer: number;
  readonly buyer: string;
  readonly scheme: VatScheme;
  /** Where the tax is owed, and the tax number of a buyer who owes it. */
  readonly country: string | null;
  readonly vatId: string | null;
  readonly rate: number;
  readonly cents: number;
}

/** Money that came from a customer or, below zero, went back. EUR cents. */
export interface MoneyBooking {
  readonly day: string;
  readonly customer: number | null;
  /** Number of the invoice that it pays, or of the credit note that it's for; null without one. */
  readonly number: string | null;
  readonly cents: number;
}

export interface DatevBookings {
  readonly sales: readonly SaleBooking[];
  readonly money: readonly MoneyBooking[];
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMilliseconds).toISOString().slice(0, 10);

/**
 * What is booked from a day to another: documents, by the days of their sellers, and money at payment providers, without
 * the fees that they keep. Commissions and corrections aren’t in it.
 */
export async function datevBookings(db: Db, { from, to }: Pick<DatevQuery, 'from' | 'to'>): Promise<DatevBookings> {
  const next = dayAfter(to);
  const sales = await rowsOf(
    db,
    sql`with documents as (${documentsIn(from, next)})
      select day::text as day, number, account_id as customer, coalesce(buyer, '') as buyer, ${scheme} as scheme, country,
        vat_id as "vatId", rate, total_euro_cents::float8 as cents
      from documents order by day, id`,
  );
  const money = await rowsOf(
    db,
    sql`select (t.created_at at time zone ${sellerTimeZone}::text)::date::text as day, max(owner.id) as customer,
        max(coalesce(note.number, invoice.number)) as number, sum(p.amount_cents)::float8 as cents
      from ledger_transactions t
        join ledger_postings p on p.transaction_id = t.id and p.account in ('clearing', 'fees')
        left join payments on payments.id = t.payment_id
        left join accounts owner on owner.id = payments.account_id
        left join invoices note on note.reference = t.reference
        left join invoices invoice on invoice.purchase_id = t.purchase_id and invoice.kind = 'invoice'
      where t.created_at >= ${from}::date::timestamp at time zone ${sellerTimeZone}::text
        and t.created_at < ${next}::date::timestamp at time zone ${sellerTimeZone}::text
      group by t.id having sum(p.amount_cents) <> 0 order by t.id`,
  );
  return { sales: sales as unknown as SaleBooking[], money: money as unknown as MoneyBooking[] };
}

/** The sums of a file. */
export async function datevSummary(db: Db, query: DatevQuery): Promise<DatevSummary> {
  const { money, sales } = await datevBookings(db, query);
  const accounts = accountsOf(query);
  const total = (rows: readonly { cents: number }[]) =>
    toLedger(
      rows.reduce((sum, { cents }) => sum + cents, 0),
      'EUR',
    );
  return {
    from: query.from,
    to: query.to,
    sales: (['domestic', 'oss', 'reverse_charge', 'outside'] as const).map((one) => {
      const own = sales.filter((sale) => sale.scheme === one);
      return { scheme: one, account: accounts[one], documents: own.length, gross: total(own) };
    }),
    payments: { account: accounts.bank, count: money.length, amount: total(money) },
  };
}

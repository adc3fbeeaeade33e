import type { BusinessQuery, BusinessReport, CurrencyCode } from '@hoster/contract';
import { dayIn, sellerTimeZone, toLedger } from '@hoster/domain';
import type { CsvTable } from '../../platform/csv/index.ts';
import { sql, type SQL } from '../../platform/db/drizzle.ts';
import { type Db, rowsOf } from '../../platform/db/index.ts';

/** A month of the selling company as a moment: when it begins there. */
const begins = (month: SQL) => sql`((${month})::timestamp at time zone ${sellerTimeZone}::text)`;
const euros = (cents: unknown) => toLedger(Number(cents ?? 0), 'EUR');

/** Services that were set up, with the moment of their first removal; null: they run. */
const lives = sql`select s.id, s.kind, s.activated_at, s.purchase_id,
  (select min(o.created_at) from service_operations o where o.service_id = s.id and o.kind = 'remove') as ended_at
  from services s where s.activated_at is not null`;

/** Revenue and services of the latest months, and what is owed to customers. */
export async function businessReport(db: Db, query: BusinessQuery, now: Date): Promise<BusinessReport> {
  const count = Number(query.months ?? 12);
  const [year = 0, month = 1] = dayIn(sellerTimeZone, now).split('-').map(Number);
  const first = new Date(Date.UTC(year, month - count, 1)).toISOString().slice(0, 10);
  const months = sql`select m, m + interval '1 month' as n
    from generate_series(${first}::timestamp, ${first}::timestamp + make_interval(months => ${count - 1}), '1 month') m`;
  const inMonth = (moment: SQL) => sql`${moment} >= ${begins(sql`m`)} and ${moment} < ${begins(sql`n`)}`;
  const sumOf = (account: string) => sql`coalesce((select sum(p.amount_cents) from ledger_transactions t
    join ledger_postings p on p.transaction_id = t.id and p.account = ${account}
    where ${inMonth(sql`t.created_at`)}), 0)::float8`;
  const rows = await rowsOf(
    db,
    sql`with months as (${months}), lives as (${lives})
      select to_char(m, 'YYYY-MM') as month, -${sumOf('revenue')} as sold, ${sumOf('refunds')} as refunded,
        (select count(*)::int from lives where activated_at < ${begins(sql`m`)}
          and (ended_at is null or ended_at >= ${begins(sql`m`)})) as running,
        (select count(*)::int from lives where ${inMonth(sql`activated_at`)}) as started,
        (select count(*)::int from lives where ${inMonth(sql`ended_at`)}) as ended
      from months order by m`,
  );
  const started = await rowsOf(
    db,
    sql`with months as (${months}), lives as (${lives})
      select to_char(m, 'YYYY-MM') as month, kind as line, p.currency, count(*)::int as count
      from months join lives on ${inMonth(sql`activated_at`)} left join purchases p on p.id = lives.purchase_id
      group by m, kind, p.currency order by m, kind, p.currency`,
  );
  const [standing] = await rowsOf(
    db,
    sql`select -coalesce(sum(amount_cents) filter (where account = 'customer'), 0)::float8 as funds,
      coalesce(sum(amount_cents) filter (where account = 'overdraft'), 0)::float8 as overdraft
      from ledger_postings where account in ('customer', 'overdraft')`,
  );
  return {
    months: rows.map((row) => ({
      month: String(row['month']),
      sold: euros(row['sold']),
      refunded: euros(row['refunded']),
      revenue: euros(Number(row['sold']) - Number(row['refunded'])),
      running: Number(row['running']),
      started: Number(row['started']),
      ended: Number(row['ended']),
    })),
    started: started.map((row) => ({
      month: String(row['month']),
      line: String(row['line']),
      currency: row['currency'] === null ? null : (row['currency'] as CurrencyCode),
      count: Number(row['count']),
    })),
    funds: euros(standing?.['funds']),
    overdraft: euros(standing?.['overdraft']),
    deferred: await deferredOf(db, now),
  };
}

/** What services have been paid for beyond a moment, by month: their monthly price for the part of the month. */
async function deferredOf(db: Db, now: Date): Promise<BusinessReport['deferred']> {
  const rows = await rowsOf(
    db,
    sql`with paid as (
        select price_cents, ${now.toISOString()}::timestamptz as since, paid_until from services
        where state in ('active', 'suspended', 'failed_renew') and paid_until > ${now.toISOString()}::timestamptz),
      months as (
        select m, ${begins(sql`m`)} as b, ${begins(sql`m + interval '1 month'`)} as e
        from generate_series(date_trunc('month', ${now.toISOString()}::timestamptz at time zone ${sellerTimeZone}::text),
          (select max(paid_until) at time zone ${sellerTimeZone}::text from paid), '1 month') m)
      select to_char(m, 'YYYY-MM') as month, round(sum(price_cents
        * extract(epoch from least(paid_until, e) - greatest(since, b)) / extract(epoch from e - b)))::float8 as cents
      from months join paid on paid_until > b and since < e group by m order by m`,
  );
  return rows.map((row) => ({ month: String(row['month']), amount: euros(row['cents']) }));
}

/** The months as a table. */
export async function businessTable(db: Db, query: BusinessQuery, now: Date): Promise<CsvTable> {
  const { months } = await businessReport(db, query, now);
  const cents = (amount: { amount: string }) => ({ cents: Math.round(Number(amount.amount) * 100) });
  return {
    columns: ['month', 'sold_eur', 'refunded_eur', 'revenue_eur', 'running', 'started', 'ended'],
    rows: months.map(({ ended, month, refunded, revenue, running, sold, started }) => [
      month,
      cents(sold),
      cents(refunded),
      cents(revenue),
      running,
      started,
      ended,
    ]),
  };
}

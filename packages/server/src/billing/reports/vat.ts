import type { VatQuery, VatReport } from '@hoster/contract';
import { dayIn, sellerTimeZone, toLedger, vatStates } from '@hoster/domain';
import type { CsvTable } from '../../platform/csv/index.ts';
import { type SQL, sql } from '../../platform/db/drizzle.ts';
import { type Db, rowsOf } from '../../platform/db/index.ts';
import { timeZoneOf } from '../time-zone.ts';

/** A quarter of a year. */
interface Quarter {
  readonly year: number;
  readonly quarter: number;
}

/** The quarter that a query names; what it leaves out is today's. */
function quarterOf({ quarter, year }: VatQuery, now: Date): Quarter {
  const [currentYear = 0, month = 1] = dayIn(sellerTimeZone, now).split('-').map(Number);
  return { year: year ?? currentYear, quarter: quarter ?? Math.ceil(month / 3) };
}

/** First day of a quarter, and that of the next. */
function daysOf({ quarter, year }: Quarter): { from: string; next: string } {
  const first = (of: number) => new Date(Date.UTC(year, (of - 1) * 3, 1)).toISOString().slice(0, 10);
  return { from: first(quarter), next: first(quarter + 1) };
}

interface Row {
  readonly seller: string;
  readonly country: string | null;
  readonly scheme: VatReport['rows'][number]['scheme'];
  readonly rate: number;
  readonly net: number;
  readonly vat: number;
  readonly booked: number;
  readonly documents: number;
}

/** Invoices and credit notes from a day until before another, by the days of their sellers; `scheme` is made of them. */
export function documentsIn(from: string, next: string): SQL {
  const day = sql`(i.issued_at at time zone case i.content->'seller'->>'country' when 'RU' then ${timeZoneOf('RU')}::text
    else ${timeZoneOf(null)}::text end)::date`;
  return sql`select i.id, i.number, i.account_id, i.reference, i.total_euro_cents, ${day} as day,
      i.content->'seller'->>'name' as seller, i.content->'seller'->>'country' as home,
      i.content->'buyer'->>'name' as buyer, i.content->'buyer'->>'vatId' as vat_id,
      coalesce(i.content->'tax'->>'country', i.content->'buyer'->>'country') as country,
      (i.content->'tax'->>'ratePercent')::float8 as rate, (i.content->'tax'->>'reverseCharge')::boolean as reversed,
      (i.content->'tax'->>'euroCents')::bigint as tax
    from invoices i
    where i.issued_at >= ${from}::date - 1 and i.issued_at < ${next}::date + 1
      and ${day} between ${from}::date and ${next}::date - 1`;
}

/** How the tax of a document is reported. The one of a country outside the Union isn’t a matter of EU VAT. */
export const scheme = sql`case when reversed then 'reverse_charge' when rate = 0 then 'outside'
  when country is null or country = home then 'domestic'
  when country in (${sql.join(
    vatStates.map((state) => sql`${state}`),
    sql`, `,
  )}) then 'oss' else 'outside' end`;

/**
 * Tax of a quarter by country, rate and scheme. It's what invoices and credit notes say, by the days of their sellers;
 * beside it stands what the ledger has for the same documents, which both have under one name.
 */
export async function vatReport(db: Db, query: VatQuery, now: Date): Promise<VatReport> {
  const asked = quarterOf(query, now);
  const { from, next } = daysOf(asked);
  const rows = (await rowsOf(
    db,
    sql`with documents as (${documentsIn(from, next)}),
      booked as (
        select documents.reference, sum(p.amount_cents) as cents from documents
          join ledger_transactions t on t.reference = documents.reference
          join ledger_postings p on p.transaction_id = t.id and p.account = 'vat'
        group by documents.reference)
      select seller, country, rate, ${scheme} as scheme,
        sum(total_euro_cents - tax)::float8 as net, sum(tax)::float8 as vat,
        -coalesce(sum(booked.cents), 0)::float8 as booked, count(*)::int as documents
      from documents left join booked using (reference)
      group by 1, 2, 3, 4 order by 1, 4, 2 nulls last, 3`,
  )) as unknown as Row[];
  const shown = query.scheme === undefined ? rows : rows.filter(({ scheme }) => scheme === query.scheme);
  const euros = (cents: number) => toLedger(cents, 'EUR');
  const sum = (of: (row: Row) => number) => euros(shown.reduce((total, row) => total + of(row), 0));
  return {
    ...asked,
    from,
    to: dayBefore(next),
    rows: shown.map(({ country, documents, net, rate, scheme, seller, vat }) => ({
      seller,
      country,
      scheme,
      rate_percent: rate,
      net: euros(net),
      vat: euros(vat),
      documents,
    })),
    net: sum(({ net }) => net),
    vat: sum(({ vat }) => vat),
    booked: sum(({ booked }) => booked),
    without_document: euros(await withoutDocument(db, { from, next })),
  };
}

/** Tax that was booked in a quarter under a name that no document has, in EUR cents. */
async function withoutDocument(db: Db, { from, next }: { from: string; next: string }): Promise<number> {
  const [row] = await rowsOf(
    db,
    sql`select -coalesce(sum(p.amount_cents), 0)::float8 as cents
      from ledger_transactions t join ledger_postings p on p.transaction_id = t.id and p.account = 'vat'
      where t.created_at >= ${from}::date::timestamp at time zone ${sellerTimeZone}::text
        and t.created_at < ${next}::date::timestamp at time zone ${sellerTimeZone}::text
        and not exists (select from invoices i where i.reference = t.reference)`,
  );
  return Number(row?.['cents'] ?? 0);
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** The tax of a quarter as a table. */
export async function vatTable(db: Db, query: VatQuery, now: Date): Promise<CsvTable> {
  const { quarter, rows, year } = await vatReport(db, query, now);
  return {
    columns: ['quarter', 'seller', 'scheme', 'country', 'rate_percent', 'net_eur', 'vat_eur', 'documents'],
    rows: rows.map((row) => [
      `${year}-Q${quarter}`,
      row.seller,
      row.scheme,
      row.country,
      row.rate_percent,
      { cents: Math.round(Number(row.net.amount) * 100) },
      { cents: Math.round(Number(row.vat.amount) * 100) },
      row.documents,
    ]),
  };
}

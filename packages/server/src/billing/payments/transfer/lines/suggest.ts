import type { TransferHint, TransferSuggestion } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import { accountName } from '../../../../identity/index.ts';
import { sql } from '../../../../platform/db/drizzle.ts';
import { type Db, rowsOf } from '../../../../platform/db/index.ts';
import { dayMilliseconds } from '../../../../platform/index.ts';
import type { StatementLineRow } from '../tables.ts';

const most = 6;
/** How far back transfers are looked for, in days. */
const DAYS = 180;
/** Similarities of trigrams from which a mistyped reference and another spelling of a name are recognised. */
const NEAR_REFERENCE = 0.55;
const NEAR_NAME = 0.45;

interface Candidate {
  readonly reference: string;
  readonly description: string;
  readonly amount: number;
  readonly received: number;
  readonly account: number;
  readonly asked: Date;
  readonly is_closed: boolean;
  readonly by_reference: boolean;
  readonly by_amount: boolean;
  readonly by_iban: boolean;
  readonly by_payer: boolean;
}

/**
 * Payments that a line without a reference may be for: with a reference like a part of its text, the amount, an IBAN that
 * has paid for the same customer, or the payer's name. What several signs point to comes first.
 */
export async function suggestionsFor(db: Db, line: StatementLineRow, now: Date): Promise<TransferSuggestion[]> {
  const typed = line.remittance
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/g, '');
  const cents = Math.abs(line.amountCents);
  const payer = line.payer.toLowerCase();
  const since = new Date(now.getTime() - DAYS * dayMilliseconds);
  const rows = (await rowsOf(
    db,
    sql`with asked as (
        select e.reference, e.description, e.amount_cents, e.created_at, e.closed_at, p.id as payment, p.account_id, p.user_id, p.purchase_id,
          coalesce((select sum(l.amount_cents) from statement_lines l where l.reference = e.reference), 0) as received
        from expected_transfers e
          join payment_attempts a on a.provider = 'transfer' and a.provider_ref = e.reference
          join payments p on p.id = a.payment_id
        where e.created_at >= ${since.toISOString()}::timestamptz),
      judged as (
        select asked.*,
          word_similarity(asked.reference, ${typed}::text) >= ${NEAR_REFERENCE}::real as by_reference,
          asked.amount_cents - (case when ${line.amountCents < 0}::boolean then 0 else received end) = ${cents}::bigint as by_amount,
          ${line.payerIban}::text is not null and asked.account_id in (
            select paid.account_id from statement_lines l
              join payment_attempts a on a.provider = 'transfer' and a.provider_ref = l.reference
              join payments paid on paid.id = a.payment_id
            where l.payer_iban = ${line.payerIban}::text and l.reference is not null) as by_iban,
          greatest(
            similarity(lower(concat_ws(' ', u.first_name, u.last_name)), ${payer}::text),
            similarity(lower(coalesce(c.name, '')), ${payer}::text)) >= ${NEAR_NAME}::real as by_payer
        from asked
          join users u on u.id = asked.user_id
          left join purchases b on b.id = asked.purchase_id
          left join legal_entities c on c.id = b.legal_entity_id)
      select reference, description, amount_cents::float8 as amount, received::float8 as received, account_id as account,
        created_at as asked, (closed_at is not null or received >= amount_cents) as is_closed, by_reference, by_amount, by_iban, by_payer
      from judged
      where by_reference or by_amount or by_iban or by_payer
      order by by_reference::int * 4 + by_iban::int * 3 + by_amount::int * 2 + by_payer::int * 2 - (closed_at is not null or received >= amount_cents)::int desc,
        created_at desc, payment desc
      limit ${most}`,
  )) as unknown as Candidate[];
  const found: TransferSuggestion[] = [];
  for (const row of rows) {
    found.push({
      reference: row.reference,
      description: row.description,
      amount: toLedger(row.amount, line.currency),
      received: toLedger(row.received, line.currency),
      customer: { account: row.account, name: await accountName(db, row.account) },
      asked: new Date(row.asked).toISOString(),
      is_closed: row.is_closed,
      because: hintsOf(row),
    });
  }
  return found;
}

function hintsOf(row: Candidate): TransferHint[] {
  const hints: Readonly<Record<TransferHint, boolean>> = {
    reference: row.by_reference,
    amount: row.by_amount,
    iban: row.by_iban,
    payer: row.by_payer,
  };
  return (['reference', 'amount', 'iban', 'payer'] as const).filter((hint) => hints[hint]);
}

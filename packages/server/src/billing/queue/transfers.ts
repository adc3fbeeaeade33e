import { type QueueSource, queueColumns } from '../../identity/index.ts';
import { sql } from '../../platform/db/drizzle.ts';
import { isUnmatched, statementLines } from '../payments/transfer/tables.ts';

/** Money on our account, or taken from it, that belongs to no payment yet. */
export const transfers: QueueSource = {
  kind: 'transfer',
  rows: async () => {
    const columns = queueColumns({
      key: statementLines.number,
      since: statementLines.receivedAt,
      title: sql`coalesce(nullif(${statementLines.payer}, ''), ${statementLines.id})`,
      note: sql`left(${statementLines.remittance}, 200)`,
      cents: statementLines.amountCents,
    });
    return sql`select ${columns} from ${statementLines} where ${isUnmatched(statementLines)}`;
  },
};

import { type QueueSource, queueColumns } from '../../identity/index.ts';
import { sql } from '../../platform/db/drizzle.ts';
import { tickets } from '../tickets/tables.ts';
import { dueSql, listTargets } from '../tickets/targets.ts';

/** Tickets whose customers have waited longer for an answer than they should. */
export const lateTickets: QueueSource = {
  kind: 'ticket',
  rows: async ({ db }, { now }) => {
    const due = dueSql(await listTargets(db));
    const columns = queueColumns({
      key: tickets.id,
      since: tickets.waitingSince,
      due,
      account: tickets.accountId,
      title: sql`'#' || ${tickets.id} || ' ' || ${tickets.subject}`,
      note: tickets.email,
    });
    return sql`select ${columns} from ${tickets}
      where ${tickets.waitingSince} is not null and ${due} < ${now.toISOString()}::timestamptz`;
  },
};

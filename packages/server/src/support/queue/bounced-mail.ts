import { type QueueSource, queueColumns } from '../../identity/index.ts';
import { sql } from '../../platform/db/drizzle.ts';
import { ticketMails, tickets } from '../tickets/tables.ts';

/** Answers to tickets that came back from the mail server of their recipient; temporary failures don't count. */
export const bouncedMail: QueueSource = {
  kind: 'bounce',
  endsByHand: true,
  rows: async () => {
    const columns = queueColumns({
      key: ticketMails.ticketId,
      since: sql`max(${ticketMails.at})`,
      account: sql`max(${tickets.accountId})`,
      title: sql`string_agg(distinct ${ticketMails.address}, ', ')`,
      note: sql`string_agg(distinct ${ticketMails.bounceStatus}, ', ')`,
    });
    return sql`select ${columns} from ${ticketMails} join ${tickets} on ${tickets.id} = ${ticketMails.ticketId}
      where ${ticketMails.bounced} in ('permanent', 'complaint')
      group by ${ticketMails.ticketId}`;
  },
};

import { type QueueSource, queueColumns } from '../../identity/index.ts';
import { sql } from '../../platform/db/drizzle.ts';
import { paymentDisputes, payments } from '../payments/tables.ts';

/** Payments that a customer's bank has taken back. */
export const disputes: QueueSource = {
  kind: 'dispute',
  endsByHand: true,
  rows: async () => {
    const columns = queueColumns({
      key: paymentDisputes.id,
      since: paymentDisputes.createdAt,
      account: payments.accountId,
      title: payments.ref,
      note: paymentDisputes.ref,
      cents: paymentDisputes.euroCents,
    });
    return sql`select ${columns} from ${paymentDisputes}
      join ${payments} on ${payments.id} = ${paymentDisputes.paymentId}
      where ${paymentDisputes.state} = 'taken'`;
  },
};

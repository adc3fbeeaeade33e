import { accountMembers, emailAddresses, type QueueSource, queueColumns } from '../../identity/index.ts';
import { sql } from '../../platform/db/drizzle.ts';
import { mailOutbox } from '../../platform/mail/index.ts';

/** Emails that we no longer try to deliver. */
export const emails: QueueSource = {
  kind: 'email',
  rows: async () => {
    const account = sql`(
      select ${accountMembers.accountId} from ${emailAddresses}
      join ${accountMembers} on ${accountMembers.userId} = ${emailAddresses.userId}
      where ${emailAddresses.email} = lower(${mailOutbox.recipient})
      order by ${accountMembers.id} limit 1
    )`;
    const columns = queueColumns({
      key: mailOutbox.id,
      since: mailOutbox.createdAt,
      account,
      title: sql`${mailOutbox.recipient} || ': ' || ${mailOutbox.subject}`,
      note: mailOutbox.error,
    });
    return sql`select ${columns} from ${mailOutbox} where ${mailOutbox.status} = 'failed'`;
  },
};

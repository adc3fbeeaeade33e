import { sql } from '../../../platform/db/drizzle.ts';
import { escapeLike, rowsOf } from '../../../platform/db/index.ts';
import { accountMembers } from '../../account/tables.ts';
import { emailAddresses, users } from '../../auth/tables.ts';
import { nameOf } from '../../team/names.ts';
import type { FindSource } from './source.ts';

/** Customers by name, email address, or the number of their account. */
export const customerFinds: FindSource = {
  permissions: ['tickets', 'payments', 'setups'],
  find: async ({ db }, text, limit) => {
    const pattern = `%${escapeLike(text)}%`;
    const number = /^#?([1-9]\d{0,8})$/.exec(text)?.[1] ?? null;
    // One query for each index.
    const rows = await rowsOf(
      db,
      sql`select ${accountMembers.accountId} as account, ${users.firstName} as first_name, ${users.lastName} as last_name,
          ${users.username} as username,
          (select ${emailAddresses.email} from ${emailAddresses}
           where ${emailAddresses.userId} = ${users.id} order by ${emailAddresses.isPrimary} desc limit 1) as email
        from ${accountMembers} join ${users} on ${users.id} = ${accountMembers.userId}
        where ${users.id} in (
          (select ${emailAddresses.userId} from ${emailAddresses} where ${emailAddresses.email} ilike ${pattern} limit 50)
          union
          (select ${users.id} from ${users}
           where lower(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.username}) like lower(${pattern})
           limit 50)
          union
          (select ${accountMembers.userId} from ${accountMembers} where ${accountMembers.accountId} = ${number}::integer)
        )
        order by ${accountMembers.accountId} desc
        limit ${limit}`,
    );
    return rows.map((row) => ({
      kind: 'customer' as const,
      key: String(row['account']),
      title: nameOf({
        firstName: String(row['first_name']),
        lastName: String(row['last_name']),
        username: String(row['username']),
      }),
      note: row['email'] as string | null,
      account: Number(row['account']),
    }));
  },
};

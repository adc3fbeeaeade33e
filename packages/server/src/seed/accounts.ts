import { eq } from '../db/drizzle.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/types.ts';
import { demoAccounts } from '../demo-accounts.ts';
import { accounts } from '../modules/account/tables.ts';
import { hashPassword } from '../modules/auth/recovery/passwords.ts';
import { createUser } from '../modules/auth/users.ts';
import type { NewUser } from '../modules/new-user.ts';

const names = {
  customer: { firstName: 'Alex', lastName: 'Sommer' },
  staff: { firstName: 'Robin', lastName: 'Hall' },
} as const;

/** Makes the published demo accounts. @returns the customer */
export async function seedAccounts(tx: Db, context: Context): Promise<NewUser> {
  let customer: NewUser | undefined;
  for (const { email, username, password, role } of demoAccounts) {
    const user = await createUser(tx, context, {
      email,
      username,
      passwordHash: await hashPassword(password),
      language: 'en',
      verified: true,
      isStaff: role === 'staff',
      ...names[role],
    });
    if (role !== 'customer') continue;
    customer = user;
    await tx
      .update(accounts)
      .set({ country: 'DE', city: 'Frankfurt am Main', zipCode: '60311', address: 'Beispielstraße 10' })
      .where(eq(accounts.id, user.accountId));
  }
  if (!customer) throw new Error('The demo accounts have no customer.');
  return customer;
}

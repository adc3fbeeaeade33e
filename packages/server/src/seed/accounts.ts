import { eq } from '../platform/db/drizzle.ts';
import type { Context, NewUser } from '../platform/index.ts';
import type { Db } from '../platform/db/index.ts';
import { accounts, createUser, demoAccounts, hashPassword } from '../identity/index.ts';

const names = {
  customer: { firstName: 'Alex', lastName: 'Sommer' },
  staff: { firstName: 'Robin', lastName: 'Hall' },
} as const;

/** Creates the published demo accounts. @returns the customer */
export async function seedAccounts(tx: Db, context: Context): Promise<NewUser> {
  let customer: NewUser | undefined;
  for (const { email, username, password, role } of demoAccounts) {
    const user = await createUser(tx, context, {
      email,
      username,
      passwordHash: await hashPassword(password),
      language: 'en',
      verified: true,
      ...(role === 'staff' && { staffRole: 'administrator' as const }),
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

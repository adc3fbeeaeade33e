import { and, inArray, ne } from '../db/drizzle.ts';
import type { Context } from '../context.ts';
import { demoAccounts } from '../demo-accounts.ts';
import { emailAddresses, users } from '../modules/auth/tables.ts';

/**
 * Lets the published accounts in where this is a demo, and nowhere else: a data folder that was filled on a laptop may
 * go public later. Their sessions end with them.
 */
export async function setDemoAccess({ db, settings }: Pick<Context, 'db' | 'settings'>): Promise<void> {
  const emails = demoAccounts.map(({ email }) => email);
  const known = db
    .select({ id: emailAddresses.userId })
    .from(emailAddresses)
    .where(inArray(emailAddresses.email, emails));
  await db
    .update(users)
    .set({ isActive: settings.demo })
    .where(and(inArray(users.id, known), ne(users.isActive, settings.demo)));
}

import { and, inArray, ne } from '../platform/db/drizzle.ts';
import type { Context } from '../platform/index.ts';
import { demoAccounts, emailAddresses, users } from '../identity/index.ts';

/**
 * Enables sign-in to the published accounts in a demo, and disables it elsewhere: a data folder that was filled on a
 * laptop may go public later. Disabling them also ends their sessions.
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

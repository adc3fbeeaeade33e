import { asc, eq } from '../../db/drizzle.ts';
import type { Db } from '../../db/types.ts';
import type { Viewer } from '../../http/viewer.ts';
import { emailAddresses } from '../auth/tables.ts';
import type { Customer } from '../module.ts';

/** The signed-in person as the modules' personal data is asked for. */
export async function customerOf(db: Db, { userId, accountId }: Viewer): Promise<Customer> {
  const rows = await db
    .select({ email: emailAddresses.email, verified: emailAddresses.verified })
    .from(emailAddresses)
    .where(eq(emailAddresses.userId, userId))
    .orderBy(asc(emailAddresses.id));
  return {
    userId,
    accountId,
    emails: rows.map(({ email }) => email),
    verifiedEmails: rows.flatMap(({ email, verified }) => (verified ? [email] : [])),
  };
}

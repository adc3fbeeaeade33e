import { asc, eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Viewer } from '../session/find-viewer.ts';
import { emailAddresses } from '../auth/tables.ts';
import type { Customer } from '../../platform/index.ts';

/** The signed-in person as a customer for the modules' personal data. */
export async function customerOf(
  db: Db,
  { userId, accountId }: Pick<Viewer, 'accountId' | 'userId'>,
): Promise<Customer> {
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

import { and, eq } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Viewer } from '../../session/find-viewer.ts';
import { emailAddresses } from '../tables.ts';

/** Whether an address is a confirmed one of the person who is signed in: it needn't be confirmed again. */
export async function isOwnAddress(db: Db, viewer: Viewer | null, email: string): Promise<boolean> {
  if (viewer === null) return false;
  const [row] = await db
    .select({ id: emailAddresses.id })
    .from(emailAddresses)
    .where(
      and(eq(emailAddresses.userId, viewer.userId), eq(emailAddresses.email, email), eq(emailAddresses.verified, true)),
    );
  return row !== undefined;
}

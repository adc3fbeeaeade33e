import { and, eq } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Context } from '../../../platform/index.ts';
import { settlePassword } from '../first-proof.ts';
import { emailAddresses } from '../tables.ts';
import { verifyAddress } from '../users.ts';
import { voidKeys } from './keys.ts';

/**
 * Confirms an address that a user has entered. Staff vouch for them: the password of a sign-up counts as theirs.
 * @returns `known` if it was confirmed before, `unknown` if the user has no such address, `taken` if somebody else has
 *   confirmed it
 */
export async function confirmByStaff(
  tx: Db,
  context: Context,
  userId: number,
  email: string,
): Promise<'confirmed' | 'known' | 'taken' | 'unknown'> {
  const [own] = await tx
    .select({ verified: emailAddresses.verified })
    .from(emailAddresses)
    .where(and(eq(emailAddresses.userId, userId), eq(emailAddresses.email, email)));
  if (!own) return 'unknown';
  if (own.verified) return 'known';
  const outcome = await verifyAddress(tx, context, userId, email);
  if (outcome === 'taken') return 'taken';
  if (outcome === 'first') await settlePassword(tx, userId, true);
  await voidKeys(tx, 'verify_email', userId, email);
  return 'confirmed';
}

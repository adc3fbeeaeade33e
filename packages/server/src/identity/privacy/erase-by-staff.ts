import { defineMessage } from '@formatjs/intl';
import { mailLanguageIn } from '../../platform/company/index.ts';
import { and, eq } from '../../platform/db/drizzle.ts';
import { type Db, takeTurns } from '../../platform/db/index.ts';
import { AppError, notFound } from '../../platform/http/index.ts';
import type { Context, Module } from '../../platform/index.ts';
import { emailAddresses, users } from '../auth/tables.ts';
import { ownerOf } from '../session/find-viewer.ts';
import { closeAccount, type Leaving } from './delete-account.ts';
import { closedAccounts } from './tables.ts';

const closed = defineMessage({
  id: 'identity.erasure.closed',
  defaultMessage: 'This account is closed already.',
  description: 'Error for staff who erase a customer',
});

/**
 * Erases a customer as if they had deleted their account, also one who is blocked.
 * @returns the address that the final email goes to; empty for none
 * @throws AppError 404 for an account without an owner, 409 `account_closed`, 409 `cannot_delete` while there are
 *   obstacles
 */
export async function eraseByStaff(context: Context, parts: readonly Module[], accountId: number): Promise<string> {
  return context.db.transaction(async (tx) => {
    const owner = await ownerOf(tx, accountId);
    if (!owner) throw notFound(`No account ${accountId} with an owner`);
    // Of two at the same moment, the second finds it closed.
    await takeTurns(tx, `erasure of account ${accountId}`);
    if ((await tx.$count(closedAccounts, eq(closedAccounts.accountId, accountId))) > 0) {
      throw new AppError({ status: 409, code: 'account_closed', detail: closed });
    }
    const leaving = { ...owner, accountId, ...(await mailOf(tx, owner.userId)) };
    await closeAccount(context, tx, parts, leaving);
    return leaving.email;
  });
}

async function mailOf(tx: Db, userId: number): Promise<Pick<Leaving, 'email' | 'language'>> {
  const [row] = await tx
    .select({ email: emailAddresses.email, language: mailLanguageIn(users.language) })
    .from(users)
    .leftJoin(emailAddresses, and(eq(emailAddresses.userId, users.id), eq(emailAddresses.isPrimary, true)))
    .where(eq(users.id, userId));
  return { email: row?.email ?? '', language: row?.language ?? 'en' };
}

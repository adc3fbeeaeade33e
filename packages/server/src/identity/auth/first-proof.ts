import { and, eq, ne } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { type AccountName, accountsOf, removeAccount } from '../providers/accounts.ts';
import { deleteSessions } from '../session/sessions.ts';
import { sessions } from '../session/tables.ts';
import type { AuthCall } from './answers.ts';
import { noteEvent } from './log/events.ts';
import { authenticators, passkeys, users } from './tables.ts';

/** What the reader of the first link from our email has shown to be theirs. */
export interface Proven {
  /** The account at a provider that this browser signed up with. */
  readonly account: AccountName | null;
  /** Whether the password is theirs; a stranger's is removed. `later`: this browser may still prove it by entering it. */
  readonly password: boolean | 'later';
}

/**
 * Removes what a stranger may have put into an account before anybody had confirmed its address: connected accounts,
 * password, 2FA, names and sessions. To be called by whatever first proves that someone reads the mail of the address.
 * API tokens, SSH keys and everything else need a session, which needs a confirmed address, so there are none.
 */
export async function keepOnlyProven(tx: Db, { request }: AuthCall, userId: number, proven: Proven): Promise<void> {
  const { account: own } = proven;
  for (const account of await accountsOf(tx, userId)) {
    if (account.provider === own?.provider && account.uid === own.uid) continue;
    await removeAccount(tx, userId, account);
    // They came with the account.
    await tx.update(users).set({ firstName: '', lastName: '' }).where(eq(users.id, userId));
    await noteEvent(tx, request, userId, 'provider_disconnected', { provider: account.provider });
  }
  await tx.delete(authenticators).where(eq(authenticators.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  const { id } = await request.session.read();
  await deleteSessions(tx, and(eq(sessions.userId, userId), ne(sessions.id, id ?? 0)));
  await settlePassword(tx, userId, proven.password);
}

/** Marks the password as the owner's, or removes it unless it has been shown to be theirs. */
export async function settlePassword(tx: Db, userId: number, isProven: Proven['password']): Promise<void> {
  if (isProven === 'later') return;
  await tx
    .update(users)
    .set({ isPasswordUnproven: false, ...(!isProven && { passwordHash: null }) })
    .where(and(eq(users.id, userId), eq(users.isPasswordUnproven, true)));
}

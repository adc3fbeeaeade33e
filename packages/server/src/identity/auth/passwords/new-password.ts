import { eq } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/index.ts';
import { endSessionsOf } from '../../session/sessions.ts';
import { refuse, type AuthCall } from '../answers.ts';
import { noteEvent } from '../log/events.ts';
import { voidKeys } from '../emails/keys.ts';
import { mailNotice } from '../emails/notices.ts';
import { hashPassword, passwordErrors } from './passwords.ts';
import { personalOf } from './personal.ts';
import { users } from '../tables.ts';
import type { AuthUserRow } from '../users.ts';

/**
 * Checks a new password against the rules.
 * @returns its hash
 * @throws AuthError 400 with all its errors, at the field `param`
 */
export async function newPasswordHash(
  { context, form }: AuthCall,
  user: AuthUserRow,
  password: string,
  param: 'password' | 'new_password',
): Promise<string> {
  const errors = await passwordErrors(password, {
    language: form.language,
    minLength: context.settings.auth.passwordMinLength,
    param,
    personal: personalOf(user),
  });
  if (errors.length > 0) refuse(errors);
  return hashPassword(password);
}

interface Replaced {
  passwordHash: string;
  event: 'password_changed' | 'password_reset';
  /** Id of the session to keep. */
  exceptSession?: number | null;
}

/** Changes a user's password in the transaction `tx`, voids reset links and sessions, and notifies the user. */
export async function replacePassword(
  tx: Db,
  { context, request }: AuthCall,
  user: AuthUserRow,
  { passwordHash, event, exceptSession = null }: Replaced,
): Promise<void> {
  await tx.update(users).set({ passwordHash, isPasswordUnproven: false }).where(eq(users.id, user.id));
  await voidKeys(tx, 'reset_password', user.id);
  await endSessionsOf(tx, user.id, exceptSession);
  await noteEvent(tx, request, user.id, event);
  await mailNotice(tx, { context, request }, user, 'password');
}

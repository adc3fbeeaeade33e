import { eq } from 'drizzle-orm';
import { endSessionsOf } from '../../http/sessions.ts';
import { authenticated, limit, refuse, refuseBadForm, refuseWith, type AuthAnswer, type AuthCall } from './answers.ts';
import { noteEvent } from './events.ts';
import { mustBeSignedIn } from './flows.ts';
import { voidKeys } from './keys.ts';
import { mailNotice } from './notices.ts';
import { checkPassword, hashPassword, passwordErrors } from './passwords.ts';
import { personalOf } from './personal.ts';
import { users } from './tables.ts';

/** POST account/password/change: other sessions end, this one goes on under a new cookie. */
export async function changePassword(call: AuthCall): Promise<AuthAnswer> {
  const { context, db, form, request } = call;
  const user = await mustBeSignedIn(call);
  await limit(call, { action: 'password change', subject: `user ${user.id}`, times: 5, seconds: 60 });
  const current = user.passwordHash === null ? '' : form.text('current_password');
  const password = form.text('new_password');
  refuseBadForm(call);
  if (user.passwordHash !== null && !(await checkPassword(user.passwordHash, current))) {
    refuseWith(call, 'enter_current_password', 'current_password');
  }
  const errors = await passwordErrors(password, {
    language: form.language,
    minLength: context.settings.auth.passwordMinLength,
    param: 'new_password',
    personal: personalOf(user),
  });
  if (errors.length > 0) refuse(errors);

  const passwordHash = await hashPassword(password);
  const session = await request.session.read();
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await voidKeys(tx, 'reset_password', user.id);
    await endSessionsOf(tx, user.id, session.id);
    await request.session.save(tx, { data: session.data, rotate: true });
    await noteEvent(tx, request, user.id, 'password_changed');
    await mailNotice(tx, context, user, 'password');
  });
  return authenticated({ ...user, passwordHash }, session.data.methods ?? []);
}

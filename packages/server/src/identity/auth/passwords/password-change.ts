import { authenticated, limit, refuseBadForm, refuseWith, type AuthAnswer, type AuthCall } from '../answers.ts';
import { mustBeSignedIn } from '../guards.ts';
import { newPasswordHash, replacePassword } from './new-password.ts';
import { isOwnPassword } from './own-password.ts';

/** POST account/password/change: ends other sessions and continues this one under a new cookie. */
export async function changePassword(call: AuthCall): Promise<AuthAnswer> {
  const { db, form, request } = call;
  const user = await mustBeSignedIn(call);
  await limit(call, { action: 'password change', subject: `user ${user.id}`, times: 5, seconds: 60 });
  const current = user.passwordHash === null ? '' : form.text('current_password');
  const password = form.text('new_password');
  refuseBadForm(call);
  if (user.passwordHash !== null && !(await isOwnPassword(db, user, current))) {
    refuseWith(call, 'enter_current_password', 'current_password');
  }
  const passwordHash = await newPasswordHash(call, user, password, 'new_password');
  const session = await request.session.read();
  await db.transaction(async (tx) => {
    await replacePassword(tx, call, user, { passwordHash, event: 'password_changed', exceptSession: session.id });
    await request.session.save(tx, { data: session.data, rotate: true });
  });
  return authenticated({ ...user, passwordHash }, session.data.methods ?? []);
}

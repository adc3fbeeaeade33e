import { enqueueMail } from '../../mail/service.ts';
import { networkOf } from '../../../http/visitor-address.ts';
import { limit, presentUser, refuseBadForm, refuseWith, type AuthAnswer, type AuthCall } from '../answers.ts';
import { mustBeHuman } from '../captcha.ts';
import { unauthenticated } from '../sessions/flows.ts';
import { makeKey, makeNoKey, readKey, useKey } from '../emails/keys.ts';
import { clearFailures } from '../sessions/login.ts';
import { resetLetter, unknownAccountLetter } from '../emails/mails.ts';
import { newPasswordHash, replacePassword } from './new-password.ts';
import { userByEmail, userById, type AuthUserRow } from '../users.ts';

/** POST auth/password/request: the answer is the same whether the address has an account. */
export async function requestReset(call: AuthCall): Promise<AuthAnswer> {
  const { context, db, form, request } = call;
  await limit(call, { action: 'reset request', subject: `ip ${networkOf(request)}`, times: 20, seconds: 60 });
  const email = form.email('email');
  refuseBadForm(call);
  await mustBeHuman(call, 'reset');
  await limit(call, { action: 'reset request', subject: `address ${email}`, times: 5, seconds: 60 });
  const user = await userByEmail(db, email);
  const language = user?.language ?? form.language;
  const reader = { language, origin: context.settings.publicOrigin };
  await db.transaction(async (tx) => {
    const owner = { purpose: 'reset_password', userId: user?.id ?? 0, email } as const;
    const key = user?.isActive ? await makeKey(tx, context.clock.now(), owner) : await makeNoKey(tx);
    const letter = key === null ? unknownAccountLetter(reader, email) : resetLetter(reader, key);
    await enqueueMail(tx, { to: email, language, ...letter });
  });
  return { status: 200 };
}

/** GET auth/password/reset: whose password a key resets. */
export async function showReset(call: AuthCall): Promise<AuthAnswer> {
  const header = call.request.headers['x-password-reset-key'];
  if (typeof header !== 'string' || header.trim() === '') return refuseWith(call, 'required', 'key');
  return { status: 200, data: { user: presentUser(await ownerOf(call, header.trim())) } };
}

/** POST auth/password/reset: ends every session of the user and starts none. */
export async function resetPassword(call: AuthCall): Promise<AuthAnswer> {
  const { db, form, request } = call;
  await limit(call, { action: 'reset', subject: networkOf(request), times: 20, seconds: 60 });
  const key = form.text('key');
  const password = form.text('password');
  refuseBadForm(call);
  const user = await ownerOf(call, key);
  const passwordHash = await newPasswordHash(call, user, password, 'password');
  const session = await request.session.read();
  const isOwn = session.userId === user.id;
  const done = await db.transaction(async (tx) => {
    if (!(await useKey(tx, key))) return false;
    await replacePassword(tx, call, user, { passwordHash, event: 'password_reset' });
    if (isOwn) await request.session.end(tx);
    return true;
  });
  if (!done) refuseWith(call, 'invalid_password_reset', 'key');
  await clearFailures(call, 'login', user.email);
  await clearFailures(call, 'login', user.username);
  return unauthenticated(call);
}

async function ownerOf(call: AuthCall, key: string): Promise<AuthUserRow> {
  const found = await readKey(call.db, call.context.clock.now(), 'reset_password', key);
  const user = found && (await userById(call.db, found.userId));
  return user?.isActive ? user : refuseWith(call, 'invalid_password_reset', 'key');
}

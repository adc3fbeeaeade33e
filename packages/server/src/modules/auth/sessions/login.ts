import { cutText } from '@hoster/domain/cut-text';
import { AuthError } from '../../../http/answers.ts';
import { attempt, forgive, giveBack, type Limited } from '../../../http/rate-limit.ts';
import { isDemoAccount } from '../../../demo-accounts.ts';
import { mayUseDemo } from '../../../http/demo-visitor.ts';
import { networkOf } from '../../../http/visitor-address.ts';
import {
  limit,
  refuse,
  refuseBadForm,
  refuseWith,
  seconds,
  signedIn,
  type AuthAnswer,
  type AuthCall,
} from '../answers.ts';
import { noteSoon } from '../log/events.ts';
import { apiError } from '../messages.ts';
import { checkPassword } from '../recovery/passwords.ts';
import { advance } from './sign-in.ts';
import { userByEmail, userByUsername } from '../users.ts';

/** POST auth/login */
export async function login(call: AuthCall): Promise<AuthAnswer> {
  const { context, db, form, request } = call;
  await limit(call, { action: 'login', subject: networkOf(request), times: 30, seconds: 60 });
  const by = identity(call);
  const password = form.text('password');
  refuseBadForm(call);

  const counters = failureCounters('login', by.value, networkOf(request));
  for (const counter of counters) {
    if (!(await attempt(context, counter))) refuseWith(call, 'too_many_login_attempts');
  }
  const user = await (by.name === 'email' ? userByEmail(db, by.value) : userByUsername(db, by.value));
  const isRight = await checkPassword(user?.passwordHash, password);
  if (!isRight || !user || (isDemoAccount(user.email) && !mayUseDemo(request))) {
    if (user) noteSoon(call, user.id, 'login_failed');
    return refuse([apiError(form.language, `${by.name}_password_mismatch`, 'password')]);
  }
  for (const counter of counters) await giveBack(context, counter);
  if (await signedIn(call)) throw new AuthError(409);
  const at = seconds(context.clock.now());
  return advance(call, user, {
    method: 'password',
    at,
    ...(by.name === 'email' ? { email: by.value } : { username: user.username }),
  });
}

/** What was given to sign in with. With several methods allowed exactly one must be. */
function identity(call: AuthCall): { name: 'email' | 'username'; value: string } {
  const { form, context } = call;
  const methods = context.settings.auth.loginMethods;
  const given = methods.filter((name) => form.has(name));
  if (methods.length > 1 && given.length !== 1) {
    if (!form.has('password')) form.text('password');
    return refuse([apiError(form.language, 'invalid_login'), ...form.errors]);
  }
  const name = given[0] ?? methods[0] ?? 'email';
  return { name, value: name === 'email' ? form.email('email') : cutText(form.text('username'), 320) };
}

/** Failed attempts: five in five minutes for one account, ten a minute for one address of the internet. */
export function failureCounters(action: 'login' | '2fa', account: string, ip: string): [account: Limited, ip: Limited] {
  return [
    { action: `${action} failed`, subject: `account ${account.toLowerCase()}`, times: 5, seconds: 300 },
    { action: `${action} failed`, subject: `ip ${ip}`, times: 10, seconds: 60 },
  ];
}

/** Clears the failures of an account, after its owner has proved to be there. */
export function clearFailures({ db }: AuthCall, action: 'login' | '2fa', account: string): Promise<void> {
  return forgive(db, { action: `${action} failed`, subject: `account ${account.toLowerCase()}` });
}

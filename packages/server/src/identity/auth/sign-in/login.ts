import { cutText } from '@hoster/domain/text/cut-text';
import { AuthError, mayUseDemo, networkOf } from '../../../platform/http/index.ts';
import { isDemoAccount } from '../../demo-accounts.ts';
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
import { awaitsImportedUsers } from '../../imported/awaited.ts';
import { apiError, apiErrorWith, movedMessage } from '../messages.ts';
import { isOwnPassword } from '../passwords/own-password.ts';
import { consumeFailure, failuresOf, restoreFailure } from './failures.ts';
import { nextStep } from './next-step.ts';
import { userByEmail, userByUsername } from '../users.ts';

/** POST auth/login */
export async function login(call: AuthCall): Promise<AuthAnswer> {
  const { context, db, form, request } = call;
  await limit(call, { action: 'login', subject: networkOf(request), times: 30, seconds: 60 });
  const by = credentials(call);

  const user = await (by.name === 'email' ? userByEmail(db, by.value) : userByUsername(db, by.value));
  const failures = failuresOf(call, 'login', user ? { userId: user.id } : { name: by.value });
  if (!(await consumeFailure(context, failures))) refuseWith(call, 'too_many_login_attempts');
  const isRight = await isOwnPassword(db, user, by.password);
  if (!isRight || !user || (isDemoAccount(user.email) && !mayUseDemo(request))) {
    // Asked for every address, known or not, and before anything that only a known one has.
    const isMoving = await awaitsImportedUsers(db);
    if (user) noteSoon(call, user.id, 'login_failed');
    const code = `${by.name}_password_mismatch` as const;
    return refuse([
      isMoving
        ? apiErrorWith(form.language, code, movedMessage, 'password')
        : apiError(form.language, code, 'password'),
    ]);
  }
  await restoreFailure(context, failures);
  if (await signedIn(call)) throw new AuthError(409);
  const at = seconds(context.clock.now());
  return nextStep(call, user, {
    method: 'password',
    at,
    ...(by.name === 'email' ? { email: by.value } : { username: user.username }),
  });
}

/**
 * The submitted identifier and password. With several methods allowed, the body must name exactly one, and its value may
 * be empty: nobody has that.
 */
function credentials(call: AuthCall): { name: 'email' | 'username'; value: string; password: string } {
  const { form, context } = call;
  const { loginMethods } = context.settings.auth;
  const isOnly = loginMethods.length === 1;
  const read = {
    email: () => (isOnly ? form.email('email') : form.optionalEmail('email')),
    username: () => cutText(isOnly ? form.text('username') : form.optionalText('username'), 320),
  };
  const values = loginMethods.map((name) => ({ name, value: read[name]() }));
  const password = form.text('password');
  refuseBadForm(call);
  const [given, another] = values.filter(({ name }) => isOnly || form.names(name));
  if (!given || another) return refuseWith(call, 'invalid_login');
  return { ...given, password };
}

import type { Context } from '../../../platform/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import {
  consumeLimit,
  consumeSlowed,
  type Limited,
  networkOf,
  resetLimit,
  restoreLimit,
  type Slowed,
} from '../../../platform/http/index.ts';
import { knownBrowserOf } from '../../session/known-browsers.ts';
import type { AuthCall } from '../answers.ts';

type Action = 'login' | '2fa';

/**
 * Wrong passwords or codes. Five for an account are free; after that each has to wait, from half a minute to five
 * minutes, and so has a right one. Browsers that the account knows are counted on their own: nobody else can lock its
 * owner out. Besides, an IP address may fail ten times a minute.
 */
export interface Failures {
  readonly account: Slowed;
  readonly ip: Limited;
}

/** Counters of an attempt on a user's account, whatever they typed to name it; or on a name that nobody has. */
export function failuresOf(
  { request }: Pick<AuthCall, 'request'>,
  action: Action,
  target: { userId: number } | { name: string },
): Failures {
  const browser = 'userId' in target ? knownBrowserOf(request, target.userId) : null;
  const account = 'userId' in target ? accountOf(target.userId) : `name ${target.name.toLowerCase()}`;
  return {
    account: {
      action: `${action} failed`,
      subject: browser === null ? account : `${account} browser ${browser}`,
      free: 5,
      wait: { first: 30, longest: 300 },
      memory: 3600,
    },
    ip: { action: `${action} failed`, subject: `ip ${networkOf(request)}`, times: 10, seconds: 60 },
  };
}

const accountOf = (userId: number): string => `user ${userId}`;

/** Counts an attempt as failed, and returns whether it is allowed. */
export async function consumeFailure(context: Context, { account, ip }: Failures): Promise<boolean> {
  if (!(await consumeSlowed(context, account))) return false;
  if (await consumeLimit(context, ip)) return true;
  // The password wasn't even looked at: colleagues of a guesser must not use up their own attempts.
  await restoreLimit(context, account);
  return false;
}

/** Uncounts an attempt that has succeeded. */
export async function restoreFailure(context: Context, { account, ip }: Failures): Promise<void> {
  await restoreLimit(context, account);
  await restoreLimit(context, ip);
}

/** Forgives the failures of an account after a right code. */
export function clearFailures(db: Db, { account }: Failures): Promise<void> {
  return resetLimit(db, account);
}

/** Forgives the wrong passwords of all browsers that a user's account doesn't know, after a new password. */
export function clearLoginFailures(db: Db, userId: number): Promise<void> {
  return resetLimit(db, { action: 'login failed', subject: accountOf(userId) });
}

import { StartError } from '../../platform/index.ts';
import type { AuthSettings, SignupField } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings of sign-in that the environment decides. */
export type AuthModes = Pick<
  AuthSettings,
  'trustDays' | 'loginByCode' | 'emailVerificationByCode' | 'passwordResetByCode' | 'signupOpen' | 'signupFields'
>;

/**
 * Reads how customers sign in and up (`AUTH_*`).
 * @throws StartError that names the bad variable
 */
export function readAuth(env: Environment): AuthModes {
  return {
    trustDays: readDays(env),
    loginByCode: readChoice(env, 'AUTH_LOGIN_BY_CODE', ['offered', 'required', 'off']),
    emailVerificationByCode: readChoice(env, 'AUTH_EMAIL_VERIFICATION', ['link', 'code']) === 'code',
    passwordResetByCode: readChoice(env, 'AUTH_PASSWORD_RESET', ['link', 'code']) === 'code',
    signupOpen: readChoice(env, 'AUTH_SIGNUP', ['open', 'closed']) === 'open',
    signupFields: readFields(env),
  };
}

function readDays(env: Environment): number {
  const text = env['AUTH_TRUST_DAYS'] || '30';
  if (!/^\d{1,3}$/.test(text) || Number(text) > 365) {
    throw new StartError('AUTH_TRUST_DAYS must be a whole number of days from 0 to 365.');
  }
  return Number(text);
}

/** One of some words; the first is the default. */
function readChoice<const Word extends string>(
  env: Environment,
  name: string,
  words: readonly [Word, ...Word[]],
): Word {
  const text = env[name] || words[0];
  const word = words.find((one) => one === text);
  if (word === undefined) throw new StartError(`${name} must be ${words.join(' or ')}.`);
  return word;
}

function readFields(env: Environment): SignupField[] {
  const names = (env['AUTH_SIGNUP_FIELDS'] ?? '').split(',').map((name) => name.trim());
  return names.filter(Boolean).map((name) => {
    if (name === 'username' || name === 'phone') return name;
    throw new StartError('AUTH_SIGNUP_FIELDS must be a comma-separated list of username and phone.');
  });
}

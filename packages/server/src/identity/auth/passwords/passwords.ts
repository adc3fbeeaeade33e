import { defineMessage } from '@formatjs/intl';
import type { AuthErrorItem } from '@hoster/contract';
import { withValues, type Message } from '../../../i18n/translate.ts';
import { hash, verify } from '@node-rs/argon2';
import type { Language } from '../../../platform/http/index.ts';
import { apiError, apiErrorWith } from '../messages.ts';
import { isCommonPassword } from './common-passwords.ts';

// OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. The algorithm is the library's default.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * One form for all ways to type a password: `é` can be one character or two, and a space can be a no-break one. As
 * NIST SP 800-63B asks for, by the OpaqueString profile of RFC 8265.
 */
const normalized = (password: string): string => password.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC');

/** Hashes a password (Argon2id, PHC form): all of it, of which a request's size is the limit. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), cost);
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password is correct. Without a hash (no such user) it takes as long as with one, so that the timing doesn't
 * reveal who has an account.
 */
export function checkPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  return verifies(passwordHash, normalized(password));
}

/** Whether a password is correct by an old hash, from before passwords were normalized; takes no time for most. */
export async function checkOldPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  return normalized(password) !== password && verifies(passwordHash, password);
}

async function verifies(passwordHash: string | null | undefined, text: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this one');
  const right = await verify(passwordHash ?? (await decoy), text);
  return right && typeof passwordHash === 'string';
}

/** Rules that a password is checked against. */
export interface PasswordRules {
  readonly language: Language;
  readonly minLength: number;
  readonly param: 'password' | 'new_password';
  /** Personal data that it must not resemble; at sign-up the address. */
  readonly personal?: readonly {
    readonly name: Message;
    readonly value: string;
  }[];
}

/**
 * Django's four validators, in Django's order. Our name or personal data with some digits counts as a common password,
 * too. Returns all errors that apply.
 */
export async function passwordErrors(typed: string, rules: PasswordRules): Promise<AuthErrorItem[]> {
  const { language, minLength, param } = rules;
  const password = normalized(typed);
  const errors: AuthErrorItem[] = [];
  const personal = rules.personal ?? [];
  const alike = personal.find(({ value }) => resembles(password, value));
  if (alike) {
    const text = withValues(
      defineMessage({
        id: 'identity.password.too-similar',
        defaultMessage: 'The password is too similar to the {name}.',
        description: 'Error at a new password',
      }),
      { name: alike.name },
    );
    errors.push(apiErrorWith(language, 'password_too_similar', text, param));
  }
  if (Array.from(password).length < minLength) {
    const text = withValues(
      defineMessage({
        id: 'identity.password.too-short',
        defaultMessage: 'This password is too short. It must contain at least {minLength} characters.',
        description: 'Error at a new password',
      }),
      { minLength },
    );
    errors.push(apiErrorWith(language, 'password_too_short', text, param));
  }
  // Django names what a password is too similar to, and nothing else.
  const known = alike ? [] : personal.flatMap(({ value }) => wordsOf(value));
  if (await isCommonPassword(password, known)) errors.push(apiError(language, 'password_too_common', param));
  if (/^\p{Nd}+$/u.test(password)) errors.push(apiError(language, 'password_entirely_numeric', param));
  return errors;
}

/** Django's measure: at least 70 % of the characters shared with the value or one of its words. */
function resembles(password: string, value: string): boolean {
  return wordsOf(value).some((word) => isComparable(password, word) && ratio(password.toLowerCase(), word) >= 0.7);
}

/** A value and its words, in lower case. */
const wordsOf = (value: string): string[] =>
  [value, ...value.split(/[\W_]+/)].filter((word) => word !== '').map((word) => word.toLowerCase());

/** Django skips values far shorter than the password: they cannot make up 70 % of it. */
function isComparable(password: string, word: string): boolean {
  return !(password.length >= 10 * word.length && word.length < (0.7 / 2) * password.length);
}

/** `SequenceMatcher.quick_ratio` of Python's difflib: twice the shared characters over all characters. */
function ratio(a: string, b: string): number {
  const left = new Map<string, number>();
  for (const letter of b) left.set(letter, (left.get(letter) ?? 0) + 1);
  let shared = 0;
  for (const letter of a) {
    const count = left.get(letter) ?? 0;
    if (count > 0) {
      shared++;
      left.set(letter, count - 1);
    }
  }
  return (2 * shared) / (a.length + b.length);
}

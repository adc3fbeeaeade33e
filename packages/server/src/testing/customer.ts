import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../identity/auth/passwords/passwords.ts';
import { createUser, type UserSeed } from '../identity/auth/users.ts';
import type { NewUser } from '../platform/new-user.ts';
import type { TestBackend } from './backend.ts';
import type { Browser } from './browser.ts';

/** The password of the customers that tests make. */
export const password = 'Correct-horse-42';

/** Makes a customer with a verified address and {@link password}. */
export async function makeCustomer(
  { hoster }: FastifyInstance,
  email: string,
  seed: Partial<UserSeed> = {},
): Promise<NewUser> {
  const passwordHash = await hashPassword(password);
  return hoster.db.transaction((tx) =>
    createUser(tx, hoster, { email, passwordHash, language: 'en', verified: true, ...seed }),
  );
}

/** Makes a customer with a verified address, and returns a browser in which they are signed in. */
export async function signedInCustomer(
  backend: TestBackend,
  email: string,
  seed: Partial<UserSeed> = {},
): Promise<Browser> {
  await makeCustomer(backend.app, email, seed);
  const browser = backend.browser();
  const answer = await browser.login(email, password);
  if (answer.statusCode !== 200) throw new Error(`The customer could not sign in: ${answer.body}`);
  return browser;
}

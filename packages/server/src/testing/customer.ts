import { hashPassword } from '../modules/auth/passwords.ts';
import { createUser, type UserSeed } from '../modules/auth/users.ts';
import type { TestBackend } from './backend.ts';
import type { Browser } from './browser.ts';

/** The password of the customers that tests make. */
export const password = 'Correct-horse-42';

/** Makes a customer with a verified address, and returns a browser in which they are signed in. */
export async function signedInCustomer(
  backend: TestBackend,
  email: string,
  seed: Partial<UserSeed> = {},
): Promise<Browser> {
  const passwordHash = await hashPassword(password);
  await backend.db.transaction((tx) =>
    createUser(tx, backend.app.hoster, { email, passwordHash, language: 'en', verified: true, ...seed }),
  );
  const browser = backend.browser();
  const answer = await browser.login(email, password);
  if (answer.statusCode !== 200) throw new Error(`The customer could not sign in: ${answer.body}`);
  return browser;
}

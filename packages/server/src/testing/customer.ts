import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../identity/auth/passwords/passwords.ts';
import { emailAddresses } from '../identity/auth/tables.ts';
import { accountMembers } from '../identity/account/tables.ts';
import { createUser, type UserSeed } from '../identity/auth/users.ts';
import { eq } from '../platform/db/drizzle.ts';
import type { Db } from '../platform/db/index.ts';
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

/** Ids of the user with an address, by default the demo customer, and of their account. */
export async function memberAt(db: Db, email = 'demo@hoster.example'): Promise<{ accountId: number; userId: number }> {
  const [member] = await db
    .select({ accountId: accountMembers.accountId, userId: accountMembers.userId })
    .from(accountMembers)
    .innerJoin(emailAddresses, eq(emailAddresses.userId, accountMembers.userId))
    .where(eq(emailAddresses.email, email));
  if (!member) throw new Error(`Nobody has the address ${email}`);
  return member;
}

import type { FirstRunStep } from '@hoster/contract';
import { isNotNull } from '../../platform/db/drizzle.ts';
import { type Db, takeTurns } from '../../platform/db/index.ts';
import { notFound } from '../../platform/http/index.ts';
import type { Context } from '../../platform/index.ts';
import { users } from '../auth/tables.ts';
import { createStaff } from './commands.ts';

const purpose = 'first-run';
const text = 'first administrator';

/**
 * Address of the page that makes the first administrator, for the output of the start: whoever reads that runs the
 * site. Null for a demo, and as soon as anybody has ever been made staff.
 */
export async function firstRunLink({ db, secrets, settings }: Context): Promise<string | null> {
  if (settings.demo || (await hasStaff(db))) return null;
  return new URL(`/admin/first-run/${secrets.sign(purpose, text)}/`, settings.publicOrigin).href;
}

/** @throws AppError 404 for a wrong key, in a demo, and when there is staff */
export async function checkFirstRun({ db, secrets, settings }: Context, key: string): Promise<void> {
  if (settings.demo || !secrets.verify(purpose, text, key) || (await hasStaff(db))) throw notFound();
}

/**
 * Makes the owner of an address the first administrator, creating them without a password if they're unknown.
 * @param email in lower case
 * @returns where they go on
 * @throws AppError 404 as `checkFirstRun`; of two at the same moment the second
 */
export async function runFirst(context: Context, key: string, email: string): Promise<FirstRunStep> {
  return context.db.transaction(async (tx) => {
    await takeTurns(tx, 'staff roles');
    const within = { ...context, db: tx };
    await checkFirstRun(within, key);
    const { passwordLink } = await createStaff(within, { email, role: 'administrator' });
    return { next: passwordLink ? new URL(passwordLink.url).pathname : '/auth/login/?next=%2Fadmin%2F' };
  });
}

/** Whether anybody is staff, also somebody who can't sign in any more. */
async function hasStaff(db: Db): Promise<boolean> {
  const [one] = await db.select({ id: users.id }).from(users).where(isNotNull(users.staffRole)).limit(1);
  return one !== undefined;
}

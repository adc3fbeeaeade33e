import type { Db } from '../../../platform/db/index.ts';
import { userById } from '../../../identity/index.ts';
import type { serverAlerts } from './tables.ts';

type Alert = Pick<typeof serverAlerts.$inferSelect, 'email' | 'confirmedAt' | 'userId'>;

/**
 * Recipients of emails about an alert itself: its own address once confirmed; for a webhook, its customer's. Otherwise
 * empty.
 */
export async function mailboxOf(db: Db, { email, confirmedAt, userId }: Alert): Promise<string> {
  if (email !== null) return confirmedAt === null ? '' : email;
  const user = userId === null ? null : await userById(db, userId);
  return user?.email ?? '';
}

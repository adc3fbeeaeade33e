import type { Db } from '../../db/types.ts';
import { userById } from '../auth/users.ts';
import type { serverAlerts } from './tables.ts';

type Alert = Pick<typeof serverAlerts.$inferSelect, 'email' | 'confirmedAt' | 'userId'>;

/** Where emails about an alert itself go: its own address once confirmed; of a webhook, its customer's. Else empty. */
export async function mailboxOf(db: Db, { email, confirmedAt, userId }: Alert): Promise<string> {
  if (email !== null) return confirmedAt === null ? '' : email;
  const user = userId === null ? null : await userById(db, userId);
  return user?.email ?? '';
}

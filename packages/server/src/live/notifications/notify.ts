import type { NotificationKind } from '@hoster/contract';
import { fixedNotificationKinds } from '@hoster/contract/notification-kinds';
import { and, eq, type SQL, sql } from '../../platform/db/drizzle.ts';
import type { AnyPgColumn } from '../../platform/db/drizzle-pg.ts';
import type { Db } from '../../platform/db/index.ts';
import { changed } from '../../platform/index.ts';
import { accountMembers } from '../../identity/index.ts';
import { type NotificationParams, notificationPreferences, notifications } from './tables.ts';

/** A notification: its kind, the values of its text, and the path of its page. */
export interface NewNotification {
  readonly kind: NotificationKind;
  readonly params?: NotificationParams;
  readonly link: string | null;
}

/** Members of an account, or one of them. */
export interface Notified {
  readonly accountId: number;
  readonly userId?: number;
}

/**
 * Notifies the members of an account on the site, in the transaction in which something has happened. Those who have
 * turned such notifications off get none.
 */
export async function notify(tx: Db, { accountId, userId }: Notified, what: NewNotification): Promise<void> {
  const { kind, params = {}, link } = what;
  const { site } = notificationPreferences;
  const whose = and(eq(notificationPreferences.userId, accountMembers.userId), eq(notificationPreferences.kind, kind));
  const members = await tx
    .select({ userId: accountMembers.userId, site })
    .from(accountMembers)
    .leftJoin(notificationPreferences, whose)
    .where(
      and(
        eq(accountMembers.accountId, accountId),
        userId === undefined ? undefined : eq(accountMembers.userId, userId),
      ),
    );
  const wanted = members.filter((member) => isFixed(kind) || member.site !== false);
  if (wanted.length === 0) return;
  await tx
    .insert(notifications)
    .values(wanted.map((member) => ({ userId: member.userId, accountId, kind, params, link })));
  await changed(tx, accountId, { kind: 'notifications' });
}

/** Whether a user wants emails about something. */
export async function wantsEmail(tx: Db, userId: number, kind: NotificationKind): Promise<boolean> {
  if (isFixed(kind)) return true;
  const { email } = notificationPreferences;
  const [row] = await tx
    .select({ email })
    .from(notificationPreferences)
    .where(and(eq(notificationPreferences.userId, userId), eq(notificationPreferences.kind, kind)));
  return row?.email ?? true;
}

/** Condition: the user of a column has turned off emails of a kind. */
export const mutedEmails = (userId: AnyPgColumn, kind: NotificationKind): SQL<boolean> =>
  isFixed(kind)
    ? sql<boolean>`false`
    : sql<boolean>`exists (
        select 1 from ${notificationPreferences}
        where ${notificationPreferences.userId} = ${userId}
          and ${notificationPreferences.kind} = ${kind} and not ${notificationPreferences.email}
      )`;

/** Whether notifications of a kind can't be turned off. */
const isFixed = (kind: NotificationKind): boolean => fixedNotificationKinds.some((fixed) => fixed === kind);

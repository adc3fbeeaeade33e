import { asc, eq } from '../../platform/db/drizzle.ts';
import type { PersonalData } from '../../platform/index.ts';
import { notificationPreferences, notifications } from './tables.ts';
import { notificationTitle } from './texts.ts';

/** Notifications and how the customer wants them. */
export const notificationsPersonalData: PersonalData = {
  copy: async (db, { userId }) => {
    const rows = await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(asc(notifications.id));
    const { kind, email, site } = notificationPreferences;
    return {
      notifications: rows.map((row) => ({
        text: notificationTitle(row.kind, row.params, 'en'),
        link: row.link,
        created: row.createdAt,
        read: row.readAt,
      })),
      notification_preferences: await db
        .select({ kind, email, site })
        .from(notificationPreferences)
        .where(eq(notificationPreferences.userId, userId)),
    };
  },
  erase: async (tx, { userId }) => {
    await tx.delete(notifications).where(eq(notifications.userId, userId));
    await tx.delete(notificationPreferences).where(eq(notificationPreferences.userId, userId));
  },
};

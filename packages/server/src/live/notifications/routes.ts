import { calls, type NotificationPreference } from '@hoster/contract';
import { chosenNotificationKinds, fixedNotificationKinds } from '@hoster/contract/notification-kinds';
import type { FastifyInstance } from 'fastify';
import { and, desc, eq, inArray, isNull, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { notFound, pageOf, route } from '../../platform/http/index.ts';
import { changed } from '../../platform/index.ts';
import { requireViewer, type Viewer } from '../../identity/index.ts';
import { notificationPreferences, notifications } from './tables.ts';
import { notificationTitle } from './texts.ts';

/** Notifications and their preferences. */
export function notificationRoutes(app: FastifyInstance): void {
  const { db, clock } = app.hoster;
  route(app, calls.getNotifications, async ({ query, request }) => {
    const viewer = await requireViewer(request);
    const { page, page_size: size } = query;
    const rows = await db
      .select()
      .from(notifications)
      .where(ofViewer(viewer))
      .orderBy(desc(notifications.id))
      .limit(size)
      .offset((page - 1) * size);
    if (rows.length === 0 && page > 1) throw notFound();
    const results = rows.map(({ id, kind, params, link, createdAt, readAt }) => ({
      id,
      kind,
      title: notificationTitle(kind, params, request.language),
      link,
      created: createdAt.toISOString(),
      is_read: readAt !== null,
    }));
    const count = await db.$count(notifications, ofViewer(viewer));
    return {
      ...pageOf(results, { count, path: calls.getNotifications.path, query }),
      unread: await unreadNotifications(db, viewer),
    };
  });
  route(app, calls.postNotificationsRead, async ({ body: { ids }, request }) => {
    const viewer = await requireViewer(request);
    return db.transaction(async (tx) => {
      const read = await tx
        .update(notifications)
        .set({ readAt: clock.now() })
        .where(
          and(
            ofViewer(viewer),
            isNull(notifications.readAt),
            ids === 'all' ? undefined : inArray(notifications.id, ids),
          ),
        )
        .returning({ id: notifications.id });
      if (read.length > 0) await changed(tx, viewer.accountId, { kind: 'notifications' });
      return { unread: await unreadNotifications(tx, viewer) };
    });
  });
  route(app, calls.getNotificationPreferences, async ({ request }) =>
    preferencesOf(db, (await requireViewer(request)).userId),
  );
  route(app, calls.putNotificationPreferences, async ({ body, request }) => {
    const { userId } = await requireViewer(request);
    // Of several for one kind, the last one counts: one statement can't write a row twice.
    const chosen = new Map(body.preferences.map((preference) => [preference.kind, preference]));
    const { email, site } = notificationPreferences;
    await db
      .insert(notificationPreferences)
      .values([...chosen.values()].map((preference) => ({ userId, ...preference })))
      .onConflictDoUpdate({
        target: [notificationPreferences.userId, notificationPreferences.kind],
        set: { email: sql`excluded.${sql.identifier(email.name)}`, site: sql`excluded.${sql.identifier(site.name)}` },
      });
    return preferencesOf(db, userId);
  });
}

/** How many notifications of a user are unread. */
export const unreadNotifications = (db: Db, viewer: Pick<Viewer, 'userId' | 'accountId'>): Promise<number> =>
  db.$count(notifications, and(ofViewer(viewer), isNull(notifications.readAt)));

const ofViewer = ({ userId, accountId }: Pick<Viewer, 'userId' | 'accountId'>) =>
  and(eq(notifications.userId, userId), eq(notifications.accountId, accountId));

async function preferencesOf(db: Db, userId: number): Promise<NotificationPreference[]> {
  const rows = await db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId));
  const known = new Map(rows.map((row) => [row.kind, row]));
  return [
    ...chosenNotificationKinds.map((kind) => {
      const { email = true, site = true } = known.get(kind) ?? {};
      return { kind, email, site, is_fixed: false };
    }),
    ...fixedNotificationKinds.map((kind) => ({ kind, email: true, site: true, is_fixed: true })),
  ];
}

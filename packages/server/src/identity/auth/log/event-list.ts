import { type AccountEvent, type AccountSession, calls, type Page, type PageQuery } from '@hoster/contract';
import { and, asc, count, desc, eq, gt } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/index.ts';
import { notFound, pageOf } from '../../../platform/http/index.ts';
import { sessions } from '../../session/tables.ts';
import { deviceOf } from '../../session/device.ts';
import { authEvents } from '../tables.ts';

/**
 * Page of a user's activity log, newest first.
 * @throws AppError 404 for a page beyond the last
 */
export async function listEvents(db: Db, userId: number, query: PageQuery): Promise<Page<AccountEvent>> {
  const { page, page_size: size } = query;
  const mine = eq(authEvents.userId, userId);
  const [total] = await db.select({ rows: count() }).from(authEvents).where(mine);
  const rows = await db
    .select()
    .from(authEvents)
    .where(mine)
    .orderBy(desc(authEvents.at), desc(authEvents.id))
    .limit(size)
    .offset((page - 1) * size);
  if (rows.length === 0 && page > 1) throw notFound();
  return pageOf(rows.map(presentEvent), { count: total?.rows ?? 0, path: calls.getAccountEvents.path, query });
}

/** An event in wire format, as the customer sees it. */
export function presentEvent(row: typeof authEvents.$inferSelect): AccountEvent {
  return {
    id: row.id,
    kind: row.kind,
    at: row.at.toISOString(),
    ip: row.ip,
    country: row.country,
    device: deviceOf(row.userAgent),
    details: row.details ?? {},
  };
}

/** Active sessions of a user, oldest first. */
export async function listAccountSessions(
  db: Db,
  now: Date,
  userId: number,
  currentId: number | null,
): Promise<AccountSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(asc(sessions.id));
  return rows.map((row) => ({
    id: row.id,
    created: row.createdAt.toISOString(),
    is_current: row.id === currentId,
    ip: row.ip,
    country: row.country,
    device: deviceOf(row.userAgent),
  }));
}

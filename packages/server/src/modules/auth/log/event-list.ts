import type { AccountEvent, AccountSession, Page, PageQuery } from '@hoster/contract';
import { and, asc, count, desc, eq, gt } from '../../../db/drizzle.ts';
import type { Db } from '../../../db/types.ts';
import { notFound } from '../../../http/errors.ts';
import { sessions } from '../../../http/tables.ts';
import { deviceOf } from '../sessions/device.ts';
import { authEvents } from '../tables.ts';

/**
 * Page of a user's activity log, newest first.
 * @throws AppError 404 for a page beyond the last
 */
export async function listEvents(
  db: Db,
  userId: number,
  { page, page_size: size }: PageQuery,
): Promise<Page<AccountEvent>> {
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
  const all = total?.rows ?? 0;
  const path = (other: number) => `/my/api/account/events/?page=${other}&page_size=${size}`;
  return {
    count: all,
    next: page * size < all ? path(page + 1) : null,
    previous: page > 1 ? path(page - 1) : null,
    results: rows.map(presentEvent),
  };
}

/** An event as the customer reads it. */
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

/** The browsers in which a user is signed in, oldest first. */
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

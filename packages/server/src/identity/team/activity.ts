import { type Call, calls, type Page, type PageQuery, type TeamEvent } from '@hoster/contract';
import { cutText } from '@hoster/domain/text/cut-text';
import type { FastifyRequest } from 'fastify';
import { count, desc, eq, lt } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { addressOf, notFound, pageOf } from '../../platform/http/index.ts';
import { dayMilliseconds } from '../../platform/index.ts';
import { users } from '../auth/tables.ts';
import type { Viewer } from '../session/find-viewer.ts';
import { requireViewer } from '../session/viewer.ts';
import { nameOf } from './names.ts';
import { accountActivity } from './tables.ts';

const retentionMilliseconds = 366 * dayMilliseconds;

const targets = new WeakMap<FastifyRequest, string>();

/** Names what a call changes, for the activity of the account: an address, a title. Without it, the id of the path. */
export function nameTarget(request: FastifyRequest, target: string): void {
  targets.set(request, target);
}

/** Records a call that has changed something of the account. The change is made: a failure is logged only. */
export async function noteChange(request: FastifyRequest, call: Call): Promise<void> {
  const { db, log } = request.server.hoster;
  try {
    await noteActivity(db, request, await requireViewer(request), call);
  } catch (error) {
    log.error({ err: error }, `The activity ${call.id} was not recorded`);
  }
}

/** Records a change of the viewer's account. */
export async function noteActivity(
  db: Db,
  request: FastifyRequest,
  { accountId, token, userId }: Pick<Viewer, 'accountId' | 'token' | 'userId'>,
  call: Call,
): Promise<void> {
  const target = targets.get(request) ?? idOf(request.params);
  await db.insert(accountActivity).values({
    accountId,
    userId,
    token: token?.name ?? null,
    action: call.id,
    target: target === undefined ? null : cutText(target, 200),
    ip: addressOf(request),
    at: request.server.hoster.clock.now(),
  });
}

/** The record that a path names. */
function idOf(params: unknown): string | undefined {
  if (typeof params !== 'object' || params === null) return undefined;
  const { id, ref } = params as { id?: unknown; ref?: unknown };
  if (typeof id === 'string') return `#${id}`;
  return typeof ref === 'string' ? ref : undefined;
}

/** Page of an account's activity, newest first. @throws AppError 404 for a page beyond the last */
export async function listActivity(db: Db, accountId: number, query: PageQuery): Promise<Page<TeamEvent>> {
  const { page, page_size: size } = query;
  const own = eq(accountActivity.accountId, accountId);
  const [total] = await db.select({ rows: count() }).from(accountActivity).where(own);
  const rows = await db
    .select({ event: accountActivity, user: users })
    .from(accountActivity)
    .innerJoin(users, eq(users.id, accountActivity.userId))
    .where(own)
    .orderBy(desc(accountActivity.at), desc(accountActivity.id))
    .limit(size)
    .offset((page - 1) * size);
  if (rows.length === 0 && page > 1) throw notFound();
  const events = rows.map(({ event, user }) => ({
    id: event.id,
    at: event.at.toISOString(),
    action: event.action,
    by: nameOf(user),
    token: event.token,
    target: event.target,
    ip: event.ip,
  }));
  return pageOf(events, { count: total?.rows ?? 0, path: calls.getTeamEvents.path, query });
}

/** Deletes activity older than a year. */
export async function sweepActivity(db: Db, now: Date): Promise<void> {
  await db.delete(accountActivity).where(lt(accountActivity.at, new Date(now.getTime() - retentionMilliseconds)));
}

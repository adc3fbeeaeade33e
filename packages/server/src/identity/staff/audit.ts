import type { AuditEntry, AuditPage, AuditQuery, Call } from '@hoster/contract';
import { cutText } from '@hoster/domain/text/cut-text';
import type { FastifyRequest } from 'fastify';
import type { CsvTable } from '../../platform/csv/index.ts';
import { and, desc, eq, lt, sql } from '../../platform/db/drizzle.ts';
import { type Db, escapeLike } from '../../platform/db/index.ts';
import { addressOf, AppError, keysetPage } from '../../platform/http/index.ts';
import { requireViewer } from '../session/viewer.ts';
import { nameOf } from '../team/names.ts';
import { auditWords, staffAudit } from './tables.ts';

const pageSize = 50;

/** What an action says about itself, beyond who called what. */
export interface AuditDetails {
  /** What it is about; without it, the id of the path. */
  readonly object?: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly reason?: string;
}

const details = new WeakMap<FastifyRequest, AuditDetails>();

/** Adds to the audit entry of the current action of staff. */
export function noteDetails(request: FastifyRequest, more: AuditDetails): void {
  details.set(request, { ...details.get(request), ...more });
}

/**
 * Runs a call of staff between two halves of its audit entry: who calls what is stored first, so that neither a refused
 * action nor one that was killed is missing; how it ended, and what it has changed, after it.
 * @throws what the call throws
 */
export async function audited<Result>(
  request: FastifyRequest,
  call: Call,
  run: () => Promise<Result>,
): Promise<Result> {
  const { db, clock } = request.server.hoster;
  const viewer = await requireViewer(request);
  const [entry] = await db
    .insert(staffAudit)
    .values({
      at: clock.now(),
      userId: viewer.userId,
      name: cutText(nameOf(viewer), 200),
      role: viewer.staffRole,
      action: call.id,
      object: objectOf(request.params),
      ip: addressOf(request),
    })
    .returning({ id: staffAudit.id });
  try {
    const result = await run();
    await finish(request, entry?.id, 'done');
    return result;
  } catch (error) {
    await finish(request, entry?.id, error instanceof AppError && error.status < 500 ? 'refused' : 'failed');
    throw error;
  }
}

/** The action has been made or not: a failure is logged only, and the entry says that the end isn't known. */
async function finish(request: FastifyRequest, id: number | undefined, outcome: 'done' | 'refused' | 'failed') {
  const { db, log } = request.server.hoster;
  const { object, before = null, after = null, reason = '' } = details.get(request) ?? {};
  try {
    await db
      .update(staffAudit)
      .set({ outcome, before, after, reason, ...(object !== undefined && { object: cutText(object, 200) }) })
      .where(eq(staffAudit.id, id ?? 0));
  } catch (error) {
    log.error({ err: error }, `The end of the audit entry ${id} was not stored`);
  }
}

/** The record that a path names. */
function objectOf(params: unknown): string | null {
  const values = Object.values((params ?? {}) as Record<string, unknown>).filter((value) => typeof value === 'string');
  return values.length > 0 ? cutText(values.join(' '), 200) : null;
}

/** Records an action of the operator's `admin` command, in the transaction that makes it. */
export async function auditCommand(
  tx: Db,
  now: Date,
  entry: Required<Pick<AuditDetails, 'object' | 'before' | 'after'>> & { readonly action: string },
): Promise<void> {
  await tx.insert(staffAudit).values({ ...entry, at: now, outcome: 'done' });
}

/** Page of the audit log, newest first. */
export async function listAudit(db: Db, query: AuditQuery): Promise<AuditPage> {
  const rows = await findEntries(db, query, pageSize + 1);
  const { next, results } = keysetPage(rows, pageSize, ({ id }) => id);
  return { results: results.map(present), next };
}

/** Entries of the audit log as a table, newest first. */
export async function auditTable(db: Db, query: AuditQuery, limit: number): Promise<CsvTable> {
  const rows = await findEntries(db, query, limit);
  return {
    columns: ['at', 'who', 'role', 'action', 'object', 'outcome', 'before', 'after', 'reason', 'ip'],
    rows: rows
      .map(present)
      .map(({ action, after, at, before: was, ip, object, outcome, reason, role, who }) => [
        at,
        who,
        role,
        action,
        object,
        outcome,
        was && JSON.stringify(was),
        after && JSON.stringify(after),
        reason,
        ip,
      ]),
  };
}

async function findEntries(db: Db, { before, search }: AuditQuery, limit: number) {
  const { id } = staffAudit;
  const part = `%${escapeLike(search.toLowerCase())}%`;
  const found = search === '' ? undefined : sql`${auditWords(staffAudit)} like ${part}`;
  return db
    .select()
    .from(staffAudit)
    .where(and(found, before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(limit);
}

const present = (entry: typeof staffAudit.$inferSelect): AuditEntry => ({
  id: entry.id,
  at: entry.at.toISOString(),
  who: entry.name,
  role: entry.role,
  action: entry.action,
  object: entry.object,
  outcome: entry.outcome,
  before: entry.before,
  after: entry.after,
  reason: entry.reason,
  ip: entry.ip,
});

import type { Colleague, OwnerChange, QueueKind, QueueState, WorkOwner } from '@hoster/contract';
import { queueKinds } from '@hoster/contract/lists';
import { hasPermission } from '@hoster/domain';
import { and, asc, eq, isNotNull } from '../../../platform/db/drizzle.ts';
import { type Db, takeTurns } from '../../../platform/db/index.ts';
import { AppError, FieldError } from '../../../platform/http/index.ts';
import { users } from '../../auth/tables.ts';
import { nameOf } from '../../team/names.ts';
import { staffQueue } from '../tables.ts';
import { staffTexts } from '../texts.ts';

/** Something in the queue. */
export interface WorkKey {
  readonly kind: QueueKind;
  readonly key: string;
}

type Row = typeof staffQueue.$inferSelect;

const isOf = ({ kind, key }: WorkKey) => and(eq(staffQueue.kind, kind), eq(staffQueue.key, key));

/** Who is staff, by name. */
export async function colleagues(db: Db, viewerId: number): Promise<Colleague[]> {
  const rows = await db
    .select()
    .from(users)
    .where(and(isNotNull(users.staffRole), eq(users.isActive, true)))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.username));
  return rows.map((user) => ({
    id: user.id,
    name: nameOf(user),
    role: user.staffRole ?? 'support',
    is_self: user.id === viewerId,
  }));
}

/**
 * Gives work to somebody, or to nobody. Of two who take it at the same moment, one gets it.
 * @returns its owner before
 * @throws AppError 409 `taken` when its owner isn't who the caller has seen; FieldError for who may not do it
 */
export async function setOwner(tx: Db, of: WorkKey, { owner, was }: OwnerChange): Promise<number | null> {
  const before = await lock(tx, of);
  if (before.ownerId === owner) return owner;
  if (before.ownerId !== was) throw new AppError({ status: 409, code: 'taken', detail: staffTexts.taken });
  if (owner !== null) {
    // Their role can't change meanwhile.
    const [user] = await tx.select().from(users).where(eq(users.id, owner)).for('share');
    if (!user?.isActive || !hasPermission(user.staffRole, queueKinds[of.kind]))
      throw new FieldError({ owner: [staffTexts.notTheirs] });
  }
  await tx.update(staffQueue).set({ ownerId: owner }).where(isOf(of));
  return before.ownerId;
}

/** Hides work until a moment, or shows it again. @returns until when it was hidden */
export async function setSnooze(tx: Db, of: WorkKey, until: Date | null): Promise<Date | null> {
  const before = await lock(tx, of);
  await tx.update(staffQueue).set({ snoozedUntil: until }).where(isOf(of));
  return before.snoozedUntil;
}

/** Stores that work is done which nothing else ends. */
export async function setDone(tx: Db, of: WorkKey, now: Date): Promise<void> {
  await lock(tx, of);
  await tx.update(staffQueue).set({ doneAt: now, snoozedUntil: null }).where(isOf(of));
}

/** Who works on something, and until when it's hidden. */
export async function queueState(db: Db, of: WorkKey, viewerId: number, now: Date): Promise<QueueState> {
  const [row] = await db
    .select({ snoozedUntil: staffQueue.snoozedUntil, user: users })
    .from(staffQueue)
    .leftJoin(users, eq(users.id, staffQueue.ownerId))
    .where(isOf(of));
  const { snoozedUntil = null, user = null } = row ?? {};
  return {
    owner: user && ownerOf(user, viewerId),
    snoozed_until: snoozedUntil !== null && snoozedUntil > now ? snoozedUntil.toISOString() : null,
  };
}

const ownerOf = (user: typeof users.$inferSelect, viewerId: number): WorkOwner => ({
  id: user.id,
  name: nameOf(user),
  is_self: user.id === viewerId,
});

/** Takes everything from somebody who is no longer staff. */
export async function dropOwner(tx: Db, userId: number): Promise<void> {
  await tx.update(staffQueue).set({ ownerId: null }).where(eq(staffQueue.ownerId, userId));
}

/** Locks the row of work, which it makes if there's none. */
async function lock(tx: Db, of: WorkKey): Promise<Row> {
  await takeTurns(tx, `queue ${of.kind} ${of.key}`);
  await tx.insert(staffQueue).values(of).onConflictDoNothing();
  const [row] = await tx.select().from(staffQueue).where(isOf(of));
  if (!row) throw new Error('The work was not stored.');
  return row;
}

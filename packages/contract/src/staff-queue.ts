import { z } from 'zod';
import { StaffRole } from './access.ts';
import { CalendarDate, Id, Ledger, MomentCursor, Timestamp } from './common.ts';
import { queueKinds } from './lists.ts';

/**
 * Kind of work that waits for staff. `setup`: a paid service whose setup has failed or takes long; `delivery`: a dedicated
 * server to deliver; `task`: work by hand; `ticket`: one past its target; `bounce`: an email of a ticket that came back;
 * `email`: one that couldn't be delivered; `transfer`: money without a payment; `dispute`: money that a bank has taken
 * back; `incident`: an open one.
 */
export const QueueKind = z.enum(Object.keys(queueKinds) as (keyof typeof queueKinds)[]);
export type QueueKind = z.infer<typeof QueueKind>;

/** Somebody of the staff, as colleagues see them. */
export const Colleague = z.object({ id: Id, name: z.string(), role: StaffRole, is_self: z.boolean() });
export type Colleague = z.infer<typeof Colleague>;

/** Who works on something. */
export const WorkOwner = Colleague.omit({ role: true });
export type WorkOwner = z.infer<typeof WorkOwner>;

/** Something that waits for staff. `kind` and `key` name it. */
export const QueueItem = z.object({
  kind: QueueKind,
  key: z.string(),
  title: z.string(),
  /** What went wrong, or who it's from. */
  note: z.string().nullable(),
  /** Since when it waits. */
  since: Timestamp,
  /** Until when it has to be done. */
  due: Timestamp.nullable(),
  is_overdue: z.boolean(),
  customer: z.object({ account: Id, name: z.string() }).nullable(),
  amount: Ledger.nullable(),
  owner: WorkOwner.nullable(),
  snoozed_until: Timestamp.nullable(),
  /** Whether staff have to say that it's done, because nothing else ends it. */
  ends_by_hand: z.boolean(),
});
export type QueueItem = z.infer<typeof QueueItem>;

/** The page begins after the item with this `since`, `kind` and `key`, joined by commas. */
const cursor = MomentCursor(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z,[a-z]{1,20},.{1,100}$/);

export const StaffQueueQuery = z.object({
  kind: QueueKind.optional(),
  owner: z.enum(['me', 'none']).optional(),
  /** Only what is snoozed; without it, only what isn't. */
  snoozed: z.enum(['true']).optional(),
  after: cursor.optional(),
});
export type StaffQueueQuery = z.infer<typeof StaffQueueQuery>;

/** What waits, oldest first, as far as the role of the caller goes. `next`: `after` of the next page. */
export const StaffQueue = z.object({
  results: z.array(QueueItem),
  next: z.string().nullable(),
  /** All that isn't snoozed, by kind; only of the kinds that the role opens. */
  counts: z.array(z.object({ kind: QueueKind, count: z.int() })),
});
export type StaffQueue = z.infer<typeof StaffQueue>;

/** Who owns it from now on; null: nobody. `was`: who owns it as far as the caller knows. */
export const OwnerChange = z.strictObject({ owner: Id.nullable(), was: Id.nullable() });
export type OwnerChange = z.infer<typeof OwnerChange>;

/** Until which day (UTC) it isn't shown; null: it's shown again. */
export const QueueSnooze = z.strictObject({ until: CalendarDate.nullable() });
export type QueueSnooze = z.infer<typeof QueueSnooze>;

/** What staff have decided about something in the queue. */
export const QueueState = z.object({ owner: WorkOwner.nullable(), snoozed_until: Timestamp.nullable() });
export type QueueState = z.infer<typeof QueueState>;

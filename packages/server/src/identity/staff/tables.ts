import type { AuditOutcome, QueueKind, StaffRole } from '@hoster/contract';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from '../../platform/db/drizzle-pg.ts';
import { users } from '../auth/tables.ts';

/**
 * What staff have done. Append-only: a trigger refuses to delete rows, and to change any but one that has no outcome yet.
 * Users aren't referenced, so that entries outlive them.
 */
export const staffAudit = pgTable(
  'staff_audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null for the `admin` command. */
    userId: integer(),
    /** Name at that time. */
    name: text(),
    role: text().$type<StaffRole>(),
    /** Id of the call, or of the command. */
    action: text().notNull(),
    object: text(),
    outcome: text().$type<Exclude<AuditOutcome, null>>(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    reason: text().notNull().default(''),
    ip: text(),
  },
  (table) => [index('staff_audit_user').on(table.userId, table.id)],
);

/**
 * What staff have decided about work that waits for them. The work itself is elsewhere: each kind has a source. A ticket
 * keeps its owner when it's answered.
 */
export const staffQueue = pgTable(
  'staff_queue',
  {
    kind: text().$type<QueueKind>().notNull(),
    /** Names the work among those of its kind. */
    key: text().notNull(),
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Until when it isn't shown. */
    snoozedUntil: timestamp({ withTimezone: true }),
    /** When staff said that it's done; it's shown again if it has waited since a later time. */
    doneAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('staff_queue_owner').on(table.ownerId, table.kind),
  ],
);

import type { AuditOutcome, QueueKind, StaffRole } from '@hoster/contract';
import {
  type AnyPgColumn,
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from '../../platform/db/drizzle-pg.ts';
import { sql } from '../../platform/db/drizzle.ts';
import { users } from '../auth/tables.ts';

/** What the audit log is searched in, in lower case. */
export const auditWords = (entry: Readonly<Record<'name' | 'action' | 'object' | 'reason' | 'ip', AnyPgColumn>>) =>
  sql`lower(coalesce(${entry.name}, '') || ' ' || ${entry.action} || ' ' || coalesce(${entry.object}, '') || ' ' || ${entry.reason} || ' ' || coalesce(${entry.ip}, ''))`;

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
  (table) => [
    index('staff_audit_user').on(table.userId, table.id),
    index('staff_audit_words').using('gin', sql`${auditWords(table)} gin_trgm_ops`),
  ],
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

import type { AuditOutcome, StaffRole } from '@hoster/contract';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from '../../platform/db/drizzle-pg.ts';

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

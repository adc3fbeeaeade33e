import type { StatusImpact, StatusStep } from '@hoster/contract';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from '../../db/drizzle-pg.ts';
import type { Text } from '../../http/language.ts';

/** From when on the parts of the status page are known. Which parts there are, the catalogue says. */
export const statusComponents = pgTable('status_components', {
  key: text().primaryKey(),
  since: timestamp({ withTimezone: true }).notNull(),
});

/** Incidents and planned maintenance. What they mean and where they stand, their updates say. */
export const statusIncidents = pgTable(
  'status_incidents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<'incident' | 'maintenance'>().notNull(),
    title: jsonb().$type<Text>().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    /** Planned or actual end; null while an incident is open. */
    endsAt: timestamp({ withTimezone: true }),
    isSample: boolean().notNull().default(false),
  },
  (table) => [index('status_incidents_starts').on(table.startsAt), index('status_incidents_ends').on(table.endsAt)],
);

/** Messages about an incident. `impact` and `components` hold from then until the next message. */
export const statusUpdates = pgTable(
  'status_updates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    incidentId: integer()
      .notNull()
      .references(() => statusIncidents.id, { onDelete: 'cascade' }),
    step: text().$type<StatusStep>().notNull(),
    impact: text().$type<StatusImpact>().notNull(),
    components: jsonb().$type<string[]>().notNull(),
    text: jsonb().$type<Text>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('status_updates_incident').on(table.incidentId)],
);

/** Minutes in which a system of ours was looked at, by day (UTC). */
export const statusChecks = pgTable(
  'status_checks',
  {
    component: text().notNull(),
    day: date().notNull(),
    checked: integer().notNull(),
    failed: integer().notNull(),
    /** Checks that have failed since the last good one. */
    failing: integer().notNull(),
    checkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.component, table.day] })],
);

import type { StatusImpact, StatusStep } from '@hoster/contract';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from '../../platform/db/drizzle-pg.ts';
import type { Localised } from '../../i18n/localised.ts';

/** When data about each component of the status page begins. The catalogue determines which components exist. */
export const statusComponents = pgTable('status_components', {
  key: text().primaryKey(),
  since: timestamp({ withTimezone: true }).notNull(),
});

/** Incidents and planned maintenance. Their impact and status are in their updates. */
export const statusIncidents = pgTable(
  'status_incidents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<'incident' | 'maintenance'>().notNull(),
    title: jsonb().$type<Localised>().notNull(),
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
    text: jsonb().$type<Localised>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Sent with it, so that it's stored once. */
    requestKey: text(),
  },
  (table) => [
    index('status_updates_incident').on(table.incidentId),
    uniqueIndex('status_updates_request').on(table.requestKey),
  ],
);

/** Minutes in which one of our systems was checked, by day (UTC). */
export const statusChecks = pgTable(
  'status_checks',
  {
    component: text().notNull(),
    day: date().notNull(),
    checked: integer().notNull(),
    failed: integer().notNull(),
    /** Failed checks since the last successful one. */
    failing: integer().notNull(),
    checkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.component, table.day] })],
);

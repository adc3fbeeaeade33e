import type { SettingsGroupName } from '@hoster/contract';
import { boolean, integer, jsonb, pgTable, text, timestamp } from '../db/drizzle-pg.ts';

/** Settings of the company that runs the site: a row for each group, whose schema is in `settingsGroups`. */
export const companySettings = pgTable('company_settings', {
  /** A group, or `origin`: the site’s address, which emails written by any process lead to. */
  name: text().$type<SettingsGroupName | 'origin'>().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  /** Counts the changes. */
  version: integer().notNull().default(1),
  /** Filled in by the software, not by staff: a demo’s invented company, or the host as the name. */
  isDefault: boolean().notNull().default(false),
  changedAt: timestamp({ withTimezone: true }).notNull(),
  /** User who has saved it. Without a foreign key: users are an area above. */
  changedBy: integer(),
});
export type CompanySettingsRow = typeof companySettings.$inferSelect;

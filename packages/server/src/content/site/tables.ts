import { boolean, integer, jsonb, pgTable, text } from '../../platform/db/drizzle-pg.ts';
import type { Localised } from '../../i18n/localised.ts';

/** Clients whom the home page quotes. */
export const referenceClients = pgTable('reference_clients', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  logo: text(),
  url: text(),
  quote: jsonb().$type<Localised>(),
  author: jsonb().$type<Localised>(),
  /** Invented for the demo. */
  isSample: boolean().notNull().default(false),
  /** Kept by staff, but not shown. */
  isHidden: boolean().notNull().default(false),
  position: integer().notNull(),
});

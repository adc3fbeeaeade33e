import { boolean, integer, jsonb, pgTable, text } from '../../db/drizzle-pg.ts';
import type { Text } from '../../http/language.ts';

/** Clients whom the home page quotes. */
export const referenceClients = pgTable('reference_clients', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  logo: text(),
  url: text(),
  quote: jsonb().$type<Text>(),
  author: jsonb().$type<Text>(),
  /** Invented for the demo. */
  isSample: boolean().notNull().default(false),
  position: integer().notNull(),
});

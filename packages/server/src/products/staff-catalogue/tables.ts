import { sql } from '../../platform/db/drizzle.ts';
import { index, integer, pgTable, text, timestamp } from '../../platform/db/drizzle-pg.ts';
import type { CatalogueTableName } from '@hoster/contract';
import { users } from '../../identity/index.ts';

/** Prices that staff have set, and those that wait for their date. Euro cents, net. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Table and key of the row that has the price. */
    catalogue: text().$type<CatalogueTableName>().notNull(),
    key: text().notNull(),
    priceCents: integer().notNull(),
    oldPriceCents: integer(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    /** Null: it waits. */
    appliedAt: timestamp({ withTimezone: true }),
    reason: text().notNull().default(''),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('price_changes_row').on(table.catalogue, table.key),
    index('price_changes_waiting')
      .on(table.startsAt)
      .where(sql`${table.appliedAt} is null`),
    index('price_changes_user')
      .on(table.createdBy)
      .where(sql`${table.createdBy} is not null`),
  ],
);

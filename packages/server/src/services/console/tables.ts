import { index, integer, pgTable, text, timestamp } from '../../platform/db/drizzle-pg.ts';
import { users } from '../../identity/index.ts';
import { services } from '../../sales/index.ts';

/** Permissions to open a server's console once, by the hash of their token. They last a minute. */
export const consoleTickets = pgTable(
  'console_tickets',
  {
    tokenHash: text().primaryKey(),
    serviceId: integer()
      .notNull()
      .references(() => services.id),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('console_tickets_service').on(table.serviceId),
    index('console_tickets_user').on(table.userId),
    index('console_tickets_expiry').on(table.expiresAt),
  ],
);

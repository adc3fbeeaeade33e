import { boolean, index, integer, pgTable, primaryKey, timestamp } from '../../../platform/db/drizzle-pg.ts';
import { accounts } from '../../../identity/index.ts';
import { statusIncidents, statusUpdates } from '../tables.ts';

/** Messages that customers get by email. A job sends them in portions, in the order of their accounts. */
export const statusMailings = pgTable(
  'status_mailings',
  {
    updateId: integer()
      .primaryKey()
      .references(() => statusUpdates.id, { onDelete: 'cascade' }),
    incidentId: integer()
      .notNull()
      .references(() => statusIncidents.id, { onDelete: 'cascade' }),
    /** The first message of its incident that was emailed: who got that gets this one. Null: this is the first. */
    firstId: integer().references(() => statusUpdates.id, { onDelete: 'cascade' }),
    /** Announces an outage, and also reaches those who have turned such emails off. */
    isUrgent: boolean().notNull(),
    /** The last account of the portions that were sent. */
    afterAccount: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    doneAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('status_mailings_incident').on(table.incidentId), index('status_mailings_first').on(table.firstId)],
);

/** Customers who have been reached by a message, written with their email: each once. */
export const statusMails = pgTable(
  'status_mails',
  {
    updateId: integer()
      .notNull()
      .references(() => statusMailings.updateId, { onDelete: 'cascade' }),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** False for those who have turned such emails off. */
    isEmailed: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.updateId, table.accountId] }),
    index('status_mails_account').on(table.accountId),
  ],
);

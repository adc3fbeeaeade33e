import { index, integer, pgTable, text, timestamp } from '../../db/drizzle-pg.ts';

/**
 * Outgoing emails, written in the transaction that causes them and delivered afterwards.
 * `status`: `queued` → `sent` (handed to SMTP) or `kept` (no SMTP: readable in the embedded viewer) or `failed`.
 * What was sent or has failed keeps its head alone.
 * `claimedUntil` is a lease: a process killed while sending loses it, and another one tries again.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    language: text().$type<'en' | 'ru'>().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    /** Number of the invoice that is attached as a document, made when it's sent. */
    invoice: text(),
    /** Address that answers go to. */
    replyTo: text(),
    status: text().$type<'queued' | 'sent' | 'kept' | 'failed'>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    error: text(),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    claimedUntil: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('mail_outbox_due').on(table.status, table.nextAttemptAt),
    index('mail_outbox_recipient').on(table.recipient),
  ],
);

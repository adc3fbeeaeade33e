import type { Language } from '@hoster/contract';
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, timestamp } from '../db/drizzle-pg.ts';
import type { MailKind } from './kinds.ts';

/**
 * Outgoing emails, written in the transaction that causes them and delivered afterwards.
 * `status`: `queued` → `sent` (handed to SMTP) or `kept` (no SMTP: readable in the embedded viewer) or `failed`. Of emails
 * that were sent, those that expire lose their text, because links and codes in them open accounts, and the others half a
 * year later; those that have failed keep it until staff have sent them again or `discarded` them.
 * Links that don't expire, such as those that end a subscription, are kept without their keys then: see `keys.ts`.
 * `claimedUntil` is a lease: the process that sends renews it; a killed one loses it, and another tries again.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What it's about. Null: queued before emails had kinds. */
    kind: text().$type<MailKind>(),
    recipient: text().notNull(),
    language: text().$type<Language>().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    /**
     * Of an email that was sent: its text and HTML with the keys of its links, encrypted, to send it again. Null: its links
     * have none.
     */
    sealed: text(),
    /** Number of the invoice that is attached as a document, made when it's sent. */
    invoice: text(),
    /** Address that replies go to. */
    replyTo: text(),
    /** Its Message-ID without angle brackets; null: one of its number. */
    messageId: text(),
    /** MAIL FROM, to which bounces go; null: that of the transport. */
    envelopeFrom: text(),
    /** Sender; null: that of the transport. */
    sender: jsonb().$type<{ name: string; address: string }>(),
    /** Headers by name, such as `In-Reply-To`. */
    headers: jsonb().$type<Record<string, string>>(),
    /** When its links or codes expire; it isn't sent any more then. Null: never. */
    expiresAt: timestamp({ withTimezone: true }),
    /** The email that staff have sent again with this one. */
    copyOf: integer().references((): AnyPgColumn => mailOutbox.id, { onDelete: 'set null' }),
    status: text().$type<'queued' | 'sent' | 'kept' | 'failed' | 'discarded'>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    error: text(),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    claimedUntil: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('mail_outbox_due').on(table.status, table.nextAttemptAt),
    index('mail_outbox_recipient').on(table.recipient, table.id),
    index('mail_outbox_copy').on(table.copyOf),
    // The oldest texts are removed.
    index('mail_outbox_created').on(table.createdAt),
  ],
);

/** Whether the links or codes of an email have expired. */
export const hasExpired = ({ expiresAt }: Pick<typeof mailOutbox.$inferSelect, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;

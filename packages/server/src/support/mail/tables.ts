import type { MailDecision } from '@hoster/contract';
import { sql } from '../../platform/db/drizzle.ts';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from '../../platform/db/drizzle-pg.ts';
import { users } from '../../identity/index.ts';
import type { Envelope, Verdict } from './verdict.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Email to support as it came, stored before anybody reads it, with what was made of it. Kept for a year. */
export const supportInboundMail = pgTable(
  'support_inbound_mail',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Mailbox or webhook that it came from. */
    source: text().notNull(),
    /** Name that the source gives it. A mailbox: UIDVALIDITY and UID; the webhook: its signature. */
    uid: text().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    raw: bytes().notNull(),
    /** SHA-256 of `raw`, hexadecimal. */
    hash: text().notNull(),
    envelope: jsonb().$type<Envelope>().notNull(),
    /** Author by the header, lower case, and subject; null where they can't be read. */
    sender: text(),
    subject: text(),
    /** Null until it's judged. */
    verdict: text().$type<Verdict['verdict'] | 'set-aside'>(),
    reason: text(),
    /** Whether staff decide about it: it was kept from the tickets, and isn't a copy or mail of our own. */
    isForStaff: boolean().notNull().default(false),
    decision: text().$type<MailDecision>(),
    decidedAt: timestamp({ withTimezone: true }),
    decidedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Ticket that it belongs to; null: none. */
    ticketId: integer(),
    /** Times that judging began. */
    tries: integer().notNull().default(0),
    /** When it may be tried again. */
    nextTryAt: timestamp({ withTimezone: true }).notNull(),
    error: text(),
  },
  (table) => [
    uniqueIndex('support_inbound_mail_uid').on(table.source, table.uid),
    index('support_inbound_mail_hash').on(table.source, table.hash),
    index('support_inbound_mail_due').on(table.verdict, table.nextTryAt),
    index('support_inbound_mail_received').on(table.receivedAt),
    index('support_inbound_mail_sender').on(table.sender),
    index('support_inbound_mail_ticket').on(table.ticketId),
    index('support_inbound_mail_staff')
      .on(table.id)
      .where(sql`${table.isForStaff}`),
    index('support_inbound_mail_decided_by').on(table.decidedBy),
  ],
);

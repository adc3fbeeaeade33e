import type { Language, TicketDepartment, TicketPriority, TicketStatus } from '@hoster/contract';
import { sql } from '../../platform/db/drizzle.ts';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from '../../platform/db/drizzle-pg.ts';
import { accounts, users } from '../../identity/index.ts';
import type { Localised } from '../../i18n/localised.ts';
import { services } from '../../sales/index.ts';

const moment = () => timestamp({ withTimezone: true });
const idOf = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** Tickets. `id` is their public number: `[#1042]`. */
export const tickets = pgTable(
  'tickets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    /** Null for a ticket of somebody without an account, who wrote by email. */
    accountId: integer().references(() => accounts.id),
    /** Who opened it; emails about it go to them. */
    userId: integer().references(() => users.id),
    /** Address of somebody without an account, lower case; the ticket becomes theirs when they confirm it. */
    email: text(),
    /** Name that came with the address. */
    name: text(),
    serviceId: integer().references(() => services.id),
    department: text().$type<TicketDepartment>().notNull().default('technical'),
    priority: text().$type<TicketPriority>().notNull().default('normal'),
    status: text().$type<TicketStatus>().notNull().default('open'),
    subject: text().notNull(),
    /** Names the ticket in the address of replies; lower case. */
    token: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** Closed ticket that this one continues. */
    continuesId: integer(),
    unreadByCustomer: boolean().notNull().default(false),
    unreadByStaff: boolean().notNull().default(true),
    lastCustomerAt: moment(),
    lastStaffAt: moment(),
    /** Since when the customer waits for an answer; null: they don't. */
    waitingSince: moment(),
    /** When staff answered first. */
    firstAnsweredAt: moment(),
    /** Ticket that its messages have moved to. */
    mergedIntoId: integer(),
    /** Who of staff is writing an answer, and until when that is believed. */
    answeringUserId: integer().references(() => users.id),
    answeringUntil: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    closedAt: moment(),
  },
  (table) => [
    uniqueIndex('tickets_token').on(table.token),
    index('tickets_account').on(table.accountId, table.updatedAt),
    index('tickets_email').on(table.email),
    index('tickets_waiting')
      .on(table.waitingSince, table.id)
      .where(sql`${table.waitingSince} is not null`),
    index('tickets_updated').on(table.updatedAt, table.id),
    index('tickets_status_updated').on(table.status, table.updatedAt, table.id),
    index('tickets_answered').on(table.firstAnsweredAt),
    index('tickets_user').on(table.userId),
    index('tickets_words').using('gin', table.subject.op('gin_trgm_ops'), table.email.op('gin_trgm_ops')),
  ],
);
export type TicketRow = typeof tickets.$inferSelect;

/** Messages of tickets. `body` is Markdown, or the visible text of an email. */
export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: idOf(),
    ticketId: integer()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    author: text().$type<'customer' | 'staff' | 'participant'>().notNull(),
    userId: integer().references(() => users.id),
    /** Address and name of an author by email. */
    address: text(),
    name: text(),
    body: text().notNull(),
    /** Sanitised HTML of an email. */
    html: text(),
    /** Quotes and signatures of an email. */
    folded: text(),
    via: text().$type<'web' | 'email'>().notNull().default('web'),
    /** False for an email whose sender DMARC didn’t confirm. */
    verified: boolean().notNull().default(true),
    /** For staff only. */
    isNote: boolean().notNull().default(false),
    /** Waits for an invitation of its author: shown to staff only. */
    isHeld: boolean().notNull().default(false),
    /** When staff decided that a held message isn't shown to the customer. */
    rejectedAt: moment(),
    /** What happened in place of a message, which has no text then: its author, a participant, left the ticket. */
    event: text().$type<'left'>(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('ticket_messages_ticket').on(table.ticketId, table.id),
    index('ticket_messages_user').on(table.userId, table.createdAt),
  ],
);
export type MessageRow = typeof ticketMessages.$inferSelect;

/**
 * Emails of tickets that were sent (one for each recipient, with an id of its own) or received. Ids are without angle
 * brackets. They aren’t unique: somebody else’s email may claim the same one with other contents.
 */
export const ticketMails = pgTable(
  'ticket_mails',
  {
    id: idOf(),
    /** Null for an email that was taken without a ticket. */
    ticketId: integer().references(() => tickets.id, { onDelete: 'cascade' }),
    messageId: integer().references(() => ticketMessages.id, { onDelete: 'cascade' }),
    direction: text().$type<'sent' | 'received'>().notNull(),
    mailId: text(),
    inReplyTo: text(),
    references: text().array().notNull().default([]),
    /** Recipient of a sent email, sender of a received one; lower case. */
    address: text().notNull(),
    /** SHA-256 of a received body. */
    hash: text(),
    /** What happened: an acknowledgement was sent, a ticket was opened, reopened or answered, or it came back. */
    kind: text().$type<'answer' | 'acknowledgement' | 'new' | 'thread' | 'reopening' | 'held' | 'other'>().notNull(),
    bounced: text().$type<'permanent' | 'temporary' | 'complaint'>(),
    /** Enhanced status code of the bounce. */
    bounceStatus: text(),
    at: moment().notNull(),
  },
  (table) => [
    index('ticket_mails_mail_id').on(table.mailId),
    index('ticket_mails_ticket').on(table.ticketId),
    index('ticket_mails_address').on(table.address, table.at),
    index('ticket_mails_bounced')
      .on(table.at)
      .where(sql`${table.bounced} is not null`),
  ],
);

/** Further people of a ticket, by address in lower case. `held` ones wrote, but have no right to. */
export const ticketParticipants = pgTable(
  'ticket_participants',
  {
    ticketId: integer()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    name: text(),
    state: text().$type<'invited' | 'held' | 'offered'>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ticketId, table.address] })],
);

/** Files of messages, and those of drafts, which have no message yet. */
export const ticketAttachments = pgTable(
  'ticket_attachments',
  {
    id: idOf(),
    messageId: integer().references(() => ticketMessages.id, { onDelete: 'cascade' }),
    /** Whose draft it belongs to, and of which ticket (0: a new one), until it’s sent. */
    userId: integer().references(() => users.id),
    draftOf: integer().notNull().default(0),
    /** Whose quota it uses; null for staff and people without an account. */
    accountId: integer().references(() => accounts.id),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    /** SHA-256 of the content, its name in the store. Null for a blocked file: it isn’t kept. */
    hash: text(),
    thumbnailHash: text(),
    thumbnailWidth: integer(),
    thumbnailHeight: integer(),
    /** Content-ID of a picture inside the HTML of an email. */
    cid: text(),
    blocked: text().$type<'program' | 'script' | 'macros' | 'infected'>(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('ticket_attachments_message').on(table.messageId),
    index('ticket_attachments_draft').on(table.userId, table.draftOf),
    index('ticket_attachments_account').on(table.accountId),
    index('ticket_attachments_hash').on(table.hash),
    index('ticket_attachments_thumbnail').on(table.thumbnailHash),
  ],
);
export type AttachmentRow = typeof ticketAttachments.$inferSelect;

/** What a user typed and hasn’t sent. `ticketId` 0: a new ticket. */
export const ticketDrafts = pgTable(
  'ticket_drafts',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ticketId: integer().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    serviceId: integer(),
    department: text().$type<TicketDepartment>().notNull(),
    priority: text().$type<TicketPriority>().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.ticketId] }),
    index('ticket_drafts_updated').on(table.updatedAt),
  ],
);
export type DraftRow = typeof ticketDrafts.$inferSelect;

/** Minutes in which customers get an answer; without a row, those of `defaultTargets`. */
export const ticketTargets = pgTable(
  'ticket_targets',
  {
    department: text().$type<TicketDepartment>().notNull(),
    priority: text().$type<TicketPriority>().notNull(),
    minutes: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.department, table.priority] })],
);

/** Answers that staff put into the editor, with placeholders such as `{customer}`. */
export const cannedAnswers = pgTable('canned_answers', {
  id: idOf(),
  /** Name among staff. */
  name: text().notNull().unique(),
  /** Null: for tickets of any department. */
  department: text().$type<TicketDepartment>(),
  body: jsonb().$type<Localised>().notNull(),
  updatedAt: moment().notNull(),
});

/** History of tickets, for staff. */
export const ticketEvents = pgTable(
  'ticket_events',
  {
    id: idOf(),
    ticketId: integer()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    kind: text()
      .$type<'opened' | 'closed' | 'reopened' | 'adopted' | 'mail' | 'invited' | 'rejected' | 'merged'>()
      .notNull(),
    userId: integer().references(() => users.id),
    details: jsonb().$type<Record<string, string | number | null>>(),
    at: moment().notNull(),
  },
  (table) => [index('ticket_events_ticket').on(table.ticketId)],
);

/** Addresses with a decision: `person` writes although its mail is marked as automatic, `stopped` gets no more mail. */
export const ticketAddresses = pgTable('ticket_addresses', {
  address: text().primaryKey(),
  isPerson: boolean().notNull().default(false),
  isStopped: boolean().notNull().default(false),
});

import { z } from 'zod';
import { Html, Id, IdText, Language, Page, PageQuery, readable, seen, Timestamp } from './common.ts';
import { EmailAddress } from './email-address.ts';
import { ticketLimits } from './lists.ts';
import { ProductLine } from './lines/product-line.ts';
import { ServiceStatus } from './services.ts';
import { StaffMail } from './staff-mail.ts';
import { WorkOwner } from './staff-queue.ts';

/** Text of at most so many characters, counted as code points, with `\n` as the line break. */
const text = (most: number) =>
  z
    .string()
    .overwrite(readable)
    .check(({ value, issues }) => {
      if (Array.from(value).length > most)
        issues.push({ code: 'too_big', origin: 'string', maximum: most, inclusive: true, input: value });
    })
    .meta({ maxLength: most });

/** No line breaks or other control characters: a subject becomes the header of an email. */
const subject = text(ticketLimits.subject)
  .regex(/^\P{Cc}*$/u)
  .overwrite(seen);

export const TicketDepartment = z.enum(['technical', 'billing', 'sales']);
export type TicketDepartment = z.infer<typeof TicketDepartment>;

/** `lowest` is also the priority of every ticket about a server without base administration. */
export const TicketPriority = z.enum(['lowest', 'normal', 'high']);
export type TicketPriority = z.infer<typeof TicketPriority>;

/** `open`: support answers next. `waiting`: support needs something from the customer first. */
export const TicketStatus = z.enum(['open', 'answered', 'waiting', 'closed']);
export type TicketStatus = z.infer<typeof TicketStatus>;

/** A ticket as the list shows it. */
export const Ticket = z.object({
  id: Id,
  subject: z.string(),
  department: TicketDepartment,
  priority: TicketPriority,
  status: TicketStatus,
  service: Id.nullable(),
  created: Timestamp,
  updated: Timestamp,
  unread: z.boolean(),
});
export type Ticket = z.infer<typeof Ticket>;

/** One ticket without its messages. */
export const TicketDetails = Ticket.extend({
  service_name: z.string().nullable(),
  closed: Timestamp.nullable(),
  /** Whether it's closed and may be opened again. Later, another ticket has to be opened. */
  reopenable: z.boolean(),
  /** The ticket that this one continues. */
  continues: Id.nullable(),
  /** The ticket that its messages have moved to. */
  merged_into: Id.nullable(),
  /** Who of support is writing an answer at the moment. */
  answering: z.object({ name: z.string() }).nullable(),
});
export type TicketDetails = z.infer<typeof TicketDetails>;

/** A file of a message or draft. Its addresses work without a session, for an hour or two. */
export const TicketAttachment = z.object({
  id: Id,
  name: z.string(),
  /** By content, not by name. */
  type: z.string(),
  size: z.int(),
  /** Null for a blocked file, which can’t be downloaded. */
  url: z.string().nullable(),
  /** A picture that was drawn anew from the file. */
  thumbnail: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
  blocked: z.enum(['program', 'script', 'macros', 'infected']).nullable(),
});
export type TicketAttachment = z.infer<typeof TicketAttachment>;

/** A message of a ticket. */
export const TicketMessage = z.object({
  id: Id,
  author: z.object({ name: z.string(), is_staff: z.boolean(), is_own: z.boolean() }),
  /** As written: Markdown, or the text of an email. */
  body: z.string(),
  html: Html,
  /** Quotes and signatures of an email, shown on demand. */
  folded: z.string().nullable(),
  via: z.enum(['web', 'email']),
  /** False for an email whose sender couldn’t be verified. */
  verified: z.boolean(),
  /** A note among staff. Never sent to customers. */
  is_note: z.boolean(),
  attachments: z.array(TicketAttachment),
  /** What happened in place of a message, which is empty then. `left`: its author left the conversation. */
  event: z.enum(['left']).nullable().optional(),
  created: Timestamp,
});
export type TicketMessage = z.infer<typeof TicketMessage>;

/** What a participant who has no account leaves by the link in their emails. */
export const TicketParticipation = z.object({ number: z.int(), subject: z.string(), email: z.string() });
export type TicketParticipation = z.infer<typeof TicketParticipation>;

export const TicketsQuery = PageQuery.extend({
  status: TicketStatus.optional(),
  /** Only tickets with something new. */
  unread: z.enum(['true']).optional(),
  /** In subjects and messages, or a ticket’s number. */
  search: z.string().max(ticketLimits.search).optional(),
});
export type TicketsQuery = z.infer<typeof TicketsQuery>;

const attachments = z
  .array(Id)
  .max(ticketLimits.files)
  .refine((ids) => new Set(ids).size === ids.length)
  .default([]);

const body = text(ticketLimits.body).min(1);

/** A new ticket. `attachments`: ids of uploaded files. */
export const TicketInput = z.strictObject({
  subject: subject.min(1),
  body,
  service: Id.nullable().default(null),
  department: TicketDepartment.default('technical'),
  priority: TicketPriority.default('normal'),
  attachments,
});
export type TicketInput = z.infer<typeof TicketInput>;

/** An answer of the customer. */
export const TicketReply = z.strictObject({ body, attachments });
export type TicketReply = z.infer<typeof TicketReply>;

/** An answer of support, or a note among staff. */
export const StaffReply = z.strictObject({
  body,
  attachments,
  note: z.boolean().default(false),
  /** What the ticket waits for afterwards. */
  status: z.enum(['answered', 'waiting', 'closed']).default('answered'),
});
export type StaffReply = z.infer<typeof StaffReply>;

/** What a new ticket may be about. */
export const TicketOptions = z.object({
  services: z.array(
    z.object({
      id: Id,
      name: z.string(),
      /** Base administration is off: every ticket about it has the lowest priority. */
      is_lowest: z.boolean(),
    }),
  ),
});
export type TicketOptions = z.infer<typeof TicketOptions>;

/** `new`, or the number of the ticket that is being answered. */
export const TicketDraftKey = z.union([z.literal('new'), IdText]);
export type TicketDraftKey = z.infer<typeof TicketDraftKey>;

/** What was typed and isn’t sent yet. Nothing of it is required. */
export const TicketDraftInput = z.strictObject({
  subject: text(ticketLimits.subject).default(''),
  body: text(ticketLimits.body).default(''),
  service: Id.nullable().default(null),
  department: TicketDepartment.default('technical'),
  priority: TicketPriority.default('normal'),
});
export type TicketDraftInput = z.infer<typeof TicketDraftInput>;

/** A draft with the files uploaded for it. Empty when there is none. */
export const TicketDraft = z.object({
  subject: z.string(),
  body: z.string(),
  service: Id.nullable(),
  department: TicketDepartment,
  priority: TicketPriority,
  attachments: z.array(TicketAttachment),
  updated: Timestamp.nullable(),
});
export type TicketDraft = z.infer<typeof TicketDraft>;

/** Where uploaded files belong: to the draft of a new ticket, or of an answer. */
export const TicketFilesQuery = z.object({ ticket: TicketDraftKey.default('new') });

export const TicketPreviewInput = z.strictObject({ body: text(ticketLimits.body) });
export const TicketPreview = z.object({ html: Html });

/** Within how many minutes customers get an answer, at most 30 days. */
export const TicketTarget = z.object({
  department: TicketDepartment,
  priority: TicketPriority,
  minutes: z.int().min(1).max(43_200),
});
export type TicketTarget = z.infer<typeof TicketTarget>;

/** A ticket as staff see it. */
export const StaffTicket = Ticket.extend({
  customer: z.object({ account: Id.nullable(), name: z.string(), email: z.string().nullable() }),
  service_name: z.string().nullable(),
  owner: WorkOwner.nullable(),
  /** Since when the customer waits for an answer; null: they don't. */
  waiting_since: Timestamp.nullable(),
  /** Until when they are to get it. */
  due: Timestamp.nullable(),
  is_overdue: z.boolean(),
});
export type StaffTicket = z.infer<typeof StaffTicket>;

/** A message as staff see it. */
export const StaffTicketMessage = TicketMessage.extend({
  /** Address of an author by email. */
  address: z.string().nullable(),
  /** Set while only staff see it: its author isn’t invited (`waiting`), or won’t be (`rejected`). */
  held: z.enum(['waiting', 'rejected']).nullable(),
});
export type StaffTicketMessage = z.infer<typeof StaffTicketMessage>;

/** A ticket with everything staff answer it by. */
export const StaffTicketDetails = StaffTicket.extend({
  /** Language of the customer's emails, and of canned answers to them. */
  language: Language,
  /** Minutes from the ticket's first message to the first answer; null without one. */
  first_answer_minutes: z.int().nullable(),
  /** The ticket that its messages have moved to. */
  merged_into: Id.nullable(),
  /** Services of the customer that haven't ended, newest first, at most 20. */
  services: z.array(z.object({ id: Id, name: z.string(), line: ProductLine, status: ServiceStatus })),
  /** Other tickets of the customer that aren't closed, newest first, at most 20. */
  others: z.array(z.object({ id: Id, subject: z.string() })),
  /** Whether the customer is writing at the moment. */
  is_customer_typing: z.boolean(),
  messages: z.array(StaffTicketMessage),
  /** Which colleague is writing an answer at the moment. */
  answering: z.object({ name: z.string() }).nullable(),
  /** Addresses that read along (`invited`), wrote without a right to (`held`), or were named in To or Cc (`offered`). */
  participants: z.array(
    z.object({ address: z.string(), name: z.string().nullable(), state: z.enum(['invited', 'held', 'offered']) }),
  ),
  /** Emails about the ticket that didn’t become messages of it, and that nobody has decided on. */
  mail: z.array(StaffMail),
});
export type StaffTicketDetails = z.infer<typeof StaffTicketDetails>;

/**
 * Who takes part in a ticket. `invite` also shows their held messages to the customer; `reject` ends an invitation and
 * keeps held messages from the customer.
 */
export const ParticipantDecision = z.strictObject({
  address: EmailAddress,
  decision: z.enum(['invite', 'reject']),
});
export type ParticipantDecision = z.infer<typeof ParticipantDecision>;

export const TicketPage = Page(Ticket);

import { z } from 'zod';
import { CountText, Id, IdText, InLanguages, MomentCursor, Name, Prose, Timestamp } from './common.ts';
import { ticketLimits } from './lists.ts';
import { StaffTicket, TicketDepartment, TicketPriority, TicketStatus, TicketTarget } from './tickets.ts';

/** The page begins after the ticket with this time and number, joined by a comma. */
const cursor = MomentCursor(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z,[1-9]\d{0,9}$/);

/**
 * Which tickets: `open` ones, whose customers wait for us, come longest waiting first; with another status, or none, the
 * latest change is first.
 */
export const StaffTicketsQuery = z.object({
  status: TicketStatus.optional(),
  department: TicketDepartment.optional(),
  /** Whose: of the caller, of nobody, or of a colleague. */
  owner: z.union([z.enum(['me', 'none']), IdText]).optional(),
  /** Only tickets past their target. */
  late: z.enum(['true']).optional(),
  /** In subjects and the addresses of customers, or a ticket’s number. */
  search: z.string().trim().max(ticketLimits.search).optional(),
  after: cursor.optional(),
  page_size: CountText(200).default(50),
});
export type StaffTicketsQuery = z.infer<typeof StaffTicketsQuery>;

/** Tickets. `next`: `after` of the next page; null on the last. */
export const StaffTicketPage = z.object({ results: z.array(StaffTicket), next: z.string().nullable() });
export type StaffTicketPage = z.infer<typeof StaffTicketPage>;

/** Tickets of a department whose customers wait for us. */
export const TicketQueue = z.object({
  department: TicketDepartment,
  open: z.int(),
  /** Past their target. */
  late: z.int(),
  /** Since when the oldest waits. */
  oldest: Timestamp.nullable(),
  /** Median time to the first answer of the last 30 days; null without any. */
  first_answer_minutes: z.number().nullable(),
});
export type TicketQueue = z.infer<typeof TicketQueue>;

/** Moves a ticket to another department, or changes its priority. */
export const StaffTicketChange = z.strictObject({
  department: TicketDepartment.optional(),
  priority: TicketPriority.optional(),
});
export type StaffTicketChange = z.infer<typeof StaffTicketChange>;

/** The ticket of the same customer that the messages move to. */
export const TicketMerge = z.strictObject({ into: Id });
export type TicketMerge = z.infer<typeof TicketMerge>;

/** How soon customers get an answer; what isn't named stays. */
export const TicketTargets = z.strictObject({ targets: z.array(TicketTarget).min(1).max(20) });
export type TicketTargets = z.infer<typeof TicketTargets>;

/** An answer that staff put into the editor. */
export const CannedAnswerInput = z.strictObject({
  name: Name(100),
  /** Null: for tickets of any department. */
  department: TicketDepartment.nullable().default(null),
  /** With placeholders, of which the server refuses unknown ones. */
  body: InLanguages(Prose(ticketLimits.body)),
});
export type CannedAnswerInput = z.infer<typeof CannedAnswerInput>;

export const CannedAnswer = z.object({
  id: Id,
  name: z.string(),
  department: TicketDepartment.nullable(),
  body: InLanguages(z.string()),
  updated: Timestamp,
});
export type CannedAnswer = z.infer<typeof CannedAnswer>;

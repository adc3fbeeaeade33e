import { z } from 'zod';
import { Id, Page, PageQuery, Timestamp } from './common.ts';
import { EmailAddress } from './email-address.ts';

/** What staff decided about an email. */
export const MailDecision = z.enum(['accepted', 'discarded']);
export type MailDecision = z.infer<typeof MailDecision>;

/** An email to support that didn’t become a message. */
export const StaffMail = z.object({
  id: Id,
  from: z.string().nullable(),
  subject: z.string().nullable(),
  received: Timestamp,
  /** `refuse`: not trusted, or over a limit. `ignore`: sent by a program or a list. `set-aside`: reading it failed. */
  verdict: z.enum(['refuse', 'ignore', 'set-aside']),
  /** Why, in a few words in the reader’s language. */
  reason: z.string(),
  /** The ticket that it names, or that it was accepted into. */
  ticket: Id.nullable(),
  decision: MailDecision.nullable(),
});
export type StaffMail = z.infer<typeof StaffMail>;

export const StaffMailPage = Page(StaffMail);
/** `held` and `ignored` wait for a decision. */
export const StaffMailState = z.enum(['held', 'ignored', 'decided']);
export type StaffMailState = z.infer<typeof StaffMailState>;
export const StaffMailQuery = PageQuery.extend({ state: StaffMailState.default('held') });
export type StaffMailQuery = z.infer<typeof StaffMailQuery>;

/** An email with its text. */
export const StaffMailDetails = StaffMail.extend({
  /** Visible text and folded quotes; null when it can’t be read, or was discarded. */
  text: z.string().nullable(),
  /** Names of its files. */
  files: z.array(z.string()),
  /** Whether DMARC has confirmed the sender. */
  verified: z.boolean(),
  /** Whether automatic mail of the sender counts as written by a person. */
  is_person: z.boolean(),
  error: z.string().nullable(),
});
export type StaffMailDetails = z.infer<typeof StaffMailDetails>;

/** Takes an email over as a message of a ticket, or of a new one. */
export const MailAcceptance = z.strictObject({
  ticket: Id.nullable().default(null),
  /** From now on, automatic mail of the sender counts as written by a person. */
  is_person: z.boolean().default(false),
});
export type MailAcceptance = z.infer<typeof MailAcceptance>;

/** A decision about an address. */
export const MailAddress = z.strictObject({
  address: EmailAddress,
  /** A person writes from it although its mail is marked as automatic. */
  is_person: z.boolean(),
  /** It gets no email of tickets, because some couldn’t be delivered. */
  is_stopped: z.boolean(),
});
export type MailAddress = z.infer<typeof MailAddress>;

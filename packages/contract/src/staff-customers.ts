import { z } from 'zod';
import { Role, StaffRole } from './access.ts';
import { AccountEvent, AccountSession } from './account-security.ts';
import { Country, Id, IdText, Language, Ledger, Name, Prose, Timestamp } from './common.ts';
import { InvoiceKind } from './invoices.ts';
import { ProductLine } from './lines/product-line.ts';
import { customerMatches } from './lists.ts';
import { PaymentPurpose, PaymentStatus } from './payments.ts';
import { PaymentMethodSlug } from './payment-methods.ts';
import { ServiceStatus } from './services.ts';
import { TicketDepartment, TicketStatus } from './tickets.ts';

/** Why something is done, for the audit log. */
const Reason = Prose(500);
const before = IdText.optional();

/** One page of a list, newest first. `next`: `before` of the next page; null on the last. */
const Keyset = <Item extends z.ZodType>(item: Item) => z.object({ results: z.array(item), next: Id.nullable() });

/** Entries older than `before`. */
export const OlderQuery = z.object({ before });
export type OlderQuery = z.infer<typeof OlderQuery>;

/** What of a customer a search has found. `number`: the id of the account or of a ticket. */
export const CustomerMatch = z.enum(customerMatches);
export type CustomerMatch = z.infer<typeof CustomerMatch>;

/** `blocked`: none of its owners can sign in; `closed`: the account was deleted or merged. */
export const CustomerState = z.enum(['active', 'blocked', 'closed']);
export type CustomerState = z.infer<typeof CustomerState>;

/** An account in the list of customers. */
export const CustomerRow = z.object({
  id: Id,
  /** Of its first owner. */
  name: z.string(),
  email: z.string(),
  country: Country.nullable(),
  created: Timestamp,
  state: CustomerState,
  /** Services that haven't ended. */
  services: z.int(),
  balance: Ledger,
  /** What a search has found of it. */
  matches: z.array(CustomerMatch),
});
export type CustomerRow = z.infer<typeof CustomerRow>;

/**
 * Customers by name, postal address, email address, IP address, hostname, invoice number, payment reference, last four
 * digits of a card, name or id of a service, or number of a ticket.
 */
export const CustomersQuery = z.object({
  search: z.string().trim().max(100).default(''),
  state: z.enum(['all', 'blocked']).default('all'),
  before,
});
export type CustomersQuery = z.infer<typeof CustomersQuery>;

export const CustomersPage = Keyset(CustomerRow);
export type CustomersPage = z.infer<typeof CustomersPage>;

/** An address of a person. */
export const CustomerEmail = z.object({ email: z.string(), verified: z.boolean(), primary: z.boolean() });

/** Somebody who acts for a customer's account. */
export const CustomerPerson = z.object({
  user: Id,
  name: z.string(),
  username: z.string(),
  role: Role,
  /** What they are among the staff; null for customers. */
  staff_role: StaffRole.nullable(),
  language: Language,
  emails: z.array(CustomerEmail),
  created: Timestamp,
  last_login: Timestamp.nullable(),
  has_second_factor: z.boolean(),
  sessions: z.int(),
  /** Since when they can't sign in, and why; null: they can. */
  blocked: z.object({ at: Timestamp, reason: z.string() }).nullable(),
});
export type CustomerPerson = z.infer<typeof CustomerPerson>;

/** A document that was accepted; `terms` of a purchase otherwise. */
export const CustomerConsent = z.object({
  document: z.string(),
  version: z.string(),
  language: z.string(),
  at: Timestamp,
  ip: z.string(),
  /** Who accepted it. */
  user: Id,
  /** Id of the purchase; null: by signing up. */
  purchase: Id.nullable(),
});
export type CustomerConsent = z.infer<typeof CustomerConsent>;

/** Where the visitor came from who then bought something. */
export const CustomerAttribution = z.object({ purchase: Id, at: Timestamp, values: z.record(z.string(), z.string()) });
export type CustomerAttribution = z.infer<typeof CustomerAttribution>;

/** A customer, without what has pages of its own. */
export const Customer = z.object({
  id: Id,
  name: z.string(),
  created: Timestamp,
  state: CustomerState,
  closed: Timestamp.nullable(),
  /** The account into which this one was merged; it's closed then. */
  merged_into: Id.nullable(),
  /** Addresses of accounts that were merged into this one. */
  former_emails: z.array(z.string()),
  profile: z.object({
    country: Country.nullable(),
    city: z.string(),
    zip_code: z.string(),
    address: z.string(),
    phone: z.string().nullable(),
  }),
  people: z.array(CustomerPerson),
  companies: z.array(
    z.object({ id: Id, name: z.string(), country: z.string(), vat_id: z.string().nullable(), vat_status: z.string() }),
  ),
  balance: Ledger,
  /** Granted; null for most. */
  overdraft: Ledger.nullable(),
  cards: z.array(z.object({ id: Id, brand: z.string(), last4: z.string(), expires: z.string() })),
  /** The partner whose link led to the sign-up. */
  referred_by: z.object({ id: Id, name: z.string() }).nullable(),
  /** Of the first purchase that has any, and of the last ones. */
  attribution: z.array(CustomerAttribution),
  consents: z.array(CustomerConsent),
});
export type Customer = z.infer<typeof Customer>;

/** A service in a customer's list. */
export const CustomerService = z.object({
  id: Id,
  name: z.string(),
  line: ProductLine,
  status: ServiceStatus,
  host: z.string().nullable(),
  /** Its addresses, the main one first. */
  ips: z.array(z.string()),
  /** Slug of the data centre; null for a line that isn't in one place. */
  location: z.string().nullable(),
  paid_until: Timestamp.nullable(),
  /** Net, a month. */
  price: Ledger,
  created: Timestamp,
});
export type CustomerService = z.infer<typeof CustomerService>;
export const CustomerServices = Keyset(CustomerService);

/** A movement on a customer's balance, as the customer sees it. */
export const CustomerMovement = z.object({
  id: Id,
  at: Timestamp,
  kind: z.string(),
  description: z.string(),
  amount: Ledger,
  /** Balance after it. */
  balance: Ledger,
});
export type CustomerMovement = z.infer<typeof CustomerMovement>;
export const CustomerMovements = Keyset(CustomerMovement);

export const CustomerPayment = z.object({
  id: Id,
  ref: z.string(),
  at: Timestamp,
  purpose: PaymentPurpose,
  method: PaymentMethodSlug,
  status: PaymentStatus,
  amount: Ledger,
});
export type CustomerPayment = z.infer<typeof CustomerPayment>;
export const CustomerPayments = Keyset(CustomerPayment);

export const CustomerInvoice = z.object({
  id: Id,
  number: z.string(),
  kind: InvoiceKind,
  at: Timestamp,
  total: Ledger,
});
export type CustomerInvoice = z.infer<typeof CustomerInvoice>;
export const CustomerInvoices = Keyset(CustomerInvoice);

export const CustomerTicket = z.object({
  id: Id,
  subject: z.string(),
  status: TicketStatus,
  department: TicketDepartment,
  created: Timestamp,
  updated: Timestamp,
});
export type CustomerTicket = z.infer<typeof CustomerTicket>;
export const CustomerTickets = Keyset(CustomerTicket);

/** Active sessions of a person, and the latest entries of their activity log. */
export const CustomerSessions = z.array(
  z.object({
    user: Id,
    name: z.string(),
    sessions: z.array(AccountSession.omit({ is_current: true })),
    events: z.array(AccountEvent),
  }),
);
export type CustomerSessions = z.infer<typeof CustomerSessions>;

/** What staff wrote about a customer; customers never see it. */
export const CustomerNote = z.object({ id: Id, at: Timestamp, by: z.string(), text: z.string(), is_own: z.boolean() });
export type CustomerNote = z.infer<typeof CustomerNote>;

export const CustomerNoteInput = z.strictObject({ text: Prose(5000) });
export type CustomerNoteInput = z.infer<typeof CustomerNoteInput>;

/** What became of an email. `kept`: it's in the mailbox of a site without SMTP. */
export const CustomerEmailStatus = z.enum(['queued', 'sent', 'kept', 'failed', 'discarded']);

/** An email to one of the addresses of a customer's people. */
export const CustomerSentEmail = z.object({
  id: Id,
  to: z.string(),
  subject: z.string(),
  at: Timestamp,
  status: CustomerEmailStatus,
  /** The email that staff have sent again with this one. */
  copy_of: Id.nullable(),
});
export type CustomerSentEmail = z.infer<typeof CustomerSentEmail>;
export const CustomerSentEmails = Keyset(CustomerSentEmail);

/** An email with its text. */
export const CustomerSentEmailDetails = CustomerSentEmail.extend({
  language: Language,
  /** Null: see `hidden`. */
  text: z.string().nullable(),
  /** `secret`: its links or codes open an account; `gone`: texts are kept for half a year. */
  hidden: z.enum(['secret', 'gone']).nullable(),
  /** Number of the invoice that is attached. */
  invoice: z.string().nullable(),
  error: z.string().nullable(),
  can_resend: z.boolean(),
});
export type CustomerSentEmailDetails = z.infer<typeof CustomerSentEmailDetails>;

/** An action on a person of the account. */
export const CustomerPersonAction = z.strictObject({ user: Id, reason: Reason });
export type CustomerPersonAction = z.infer<typeof CustomerPersonAction>;

/** Confirms an address that a person of the account has entered. */
export const CustomerEmailConfirmation = z.strictObject({
  user: Id,
  email: z.string().trim().toLowerCase().min(3).max(254),
  reason: Reason,
});
export type CustomerEmailConfirmation = z.infer<typeof CustomerEmailConfirmation>;

/** The customer to merge: by number, or a confirmed address of an owner. */
export const CustomerMergeQuery = z.object({ other: z.string().trim().min(1).max(254) });
export type CustomerMergeQuery = z.infer<typeof CustomerMergeQuery>;

const count = z.int();

/** What merging another customer into this one would move, and why it can't be done; empty: it can. */
export const CustomerMergePlan = z.object({
  other: z.object({ id: Id, name: z.string(), email: z.string() }),
  moves: z.object({
    services: count,
    projects: count,
    ssh_keys: count,
    invoices: count,
    payments: count,
    cards: count,
    companies: count,
    recipients: count,
    tickets: count,
    notes: count,
    /** 1: the account's place in the partner program, or who has brought it. */
    partner: count,
  }),
  balance: Ledger,
  obstacles: z.array(z.string()),
});
export type CustomerMergePlan = z.infer<typeof CustomerMergePlan>;

/** Merges another customer, by number, into this one for good. */
export const CustomerMergeInput = z.strictObject({ other: Id, confirm: z.literal(true), reason: Reason });
export type CustomerMergeInput = z.infer<typeof CustomerMergeInput>;

/** Opens the account of a customer as they see it. */
export const CustomerLook = z.strictObject({ reason: Reason });
export type CustomerLook = z.infer<typeof CustomerLook>;

/** Until when staff see the account of a customer. */
export const CustomerLookStarted = z.object({ account: Id, until: Timestamp });
export type CustomerLookStarted = z.infer<typeof CustomerLookStarted>;

/** The customer whose account staff have left; null: they saw none. */
export const CustomerLookEnded = z.object({ account: Id.nullable() });
export type CustomerLookEnded = z.infer<typeof CustomerLookEnded>;

/** Erases a customer for good. */
export const CustomerErasure = z.strictObject({ confirm: z.literal(true), reason: Reason });
export type CustomerErasure = z.infer<typeof CustomerErasure>;

/** Credits a balance, or debits it: an amount below zero. */
export const BalanceChange = z.strictObject({
  /** Its bound catches a slip of the keyboard; what all amounts add up to has more digits. */
  amount: z.string().regex(/^-?\d{1,7}\.\d{2}$/, 'amount'),
  /** What the customer reads in the transactions; empty: a neutral text. */
  text: z.union([z.literal(''), Name(200)]).default(''),
  reason: Reason,
});
export type BalanceChange = z.infer<typeof BalanceChange>;

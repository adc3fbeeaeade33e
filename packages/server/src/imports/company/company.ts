import type { Role } from '@hoster/contract';

/**
 * A company that moves in, whatever system it comes from. Ids are those of the old system, as text. Amounts are
 * hundredths of the client's currency; dates without a time are midnight UTC. Texts are plain.
 */
export interface Company {
  /** What was read: `WHMCS 8.8.0-release.1, Bluefjord Hosting`. */
  readonly title: string;
  /** Name of the old system's installation: ids are unique within it. */
  readonly source: string;
  readonly seller: string;
  readonly isTaxIncluded: boolean;
  /** Number that the old system would give to its next invoice; null when it has no series. */
  readonly nextInvoiceNumber: string | null;
  readonly currencies: readonly Currency[];
  readonly clients: readonly Client[];
  readonly logins: readonly Login[];
  readonly contacts: readonly Contact[];
  readonly products: readonly Product[];
  readonly services: readonly Service[];
  readonly domains: readonly Domain[];
  readonly invoices: readonly Invoice[];
  readonly payments: readonly Payment[];
  readonly tickets: readonly Ticket[];
  /** Rows by table: what the report counts. */
  readonly counts: ReadonlyMap<string, number>;
  /** What isn't imported, and why. */
  readonly skipped: readonly Skipped[];
  /** What staff should look at. */
  readonly hints: readonly string[];
}

export interface Currency {
  readonly code: string;
  /** Units for one unit of the base currency, as decimal text. */
  readonly rate: string;
  readonly isBase: boolean;
}

export interface Client {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly email: string;
  readonly address: string;
  readonly city: string;
  readonly zipCode: string;
  readonly country: string;
  readonly phone: string;
  readonly vatId: string;
  readonly isTaxExempt: boolean;
  readonly currency: string;
  /** Balance; negative for a debt. */
  readonly creditCents: number;
  /** Sum of the log of the balance; null without a log. */
  readonly creditLogCents: number | null;
  readonly status: string;
  readonly language: string;
  readonly createdAt: Date | null;
  /** What staff wrote about it, and further facts. */
  readonly notes: readonly string[];
}

/** Somebody who signs in, and for which clients. */
export interface Login {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
  readonly hasSecondFactor: boolean;
  readonly createdAt: Date | null;
  readonly memberships: readonly { readonly client: string; readonly role: Role }[];
}

/** Somebody who gets emails of a client and doesn't sign in. */
export interface Contact {
  readonly id: string;
  readonly client: string;
  readonly name: string;
  readonly email: string;
  readonly getsInvoices: boolean;
}

export interface Product {
  readonly id: string;
  readonly name: string;
  readonly group: string;
}

export type ServiceStatus = 'active' | 'suspended' | 'pending' | 'ended';

/** A part of a service with a price of its own. */
export interface Addon {
  readonly id: string;
  readonly name: string;
  readonly cents: number;
  readonly months: number | null;
  readonly isActive: boolean;
}

export interface Service {
  readonly id: string;
  readonly client: string;
  readonly product: string;
  readonly productName: string;
  readonly name: string;
  readonly domain: string;
  readonly currency: string;
  /** What a term costs, as stored, and after recurring discounts. */
  readonly listCents: number;
  readonly priceCents: number;
  /** Months of a term; null: it has no terms. */
  readonly months: number | null;
  readonly addons: readonly Addon[];
  /** Next due date, and the end of what has been invoiced already. */
  readonly due: Date | null;
  readonly invoicedUntil: Date | null;
  readonly status: ServiceStatus;
  /** Status in the words of the old system. */
  readonly statusName: string;
  readonly startedAt: Date | null;
  readonly login: string;
  readonly server: string;
  readonly addresses: readonly string[];
  /** Why it isn't renewed: the customer has cancelled it; null: it is. */
  readonly endReason: string | null;
  /** Until then it isn't suspended for lack of a payment. */
  readonly heldUntil: Date | null;
  readonly notes: string;
}

export interface Domain {
  readonly id: string;
  readonly client: string;
  readonly name: string;
  readonly status: string;
  readonly isActive: boolean;
  readonly registrar: string;
  readonly years: number;
  readonly cents: number;
  readonly expires: Date | null;
  readonly due: Date | null;
  readonly renews: boolean;
}

export interface InvoiceLine {
  readonly text: string;
  readonly cents: number;
  readonly isTaxed: boolean;
}

/** `open`: it's owed. */
export type InvoiceState = 'draft' | 'open' | 'paid' | 'cancelled' | 'refunded';

export interface Invoice {
  readonly id: string;
  readonly client: string;
  /** Its number, which another one may have too; empty: its id is the number. */
  readonly number: string;
  readonly currency: string;
  readonly date: Date | null;
  readonly due: Date | null;
  readonly paidAt: Date | null;
  readonly state: InvoiceState;
  readonly statusName: string;
  readonly lines: readonly InvoiceLine[];
  readonly subtotalCents: number;
  readonly taxCents: number;
  readonly taxPercent: string;
  /** Credit that was applied; the total is what is left after it. */
  readonly creditCents: number;
  readonly totalCents: number;
  /** What is owed: 0 unless it's open. */
  readonly openCents: number;
  /** Whether it only collects other invoices for one payment. */
  readonly isShell: boolean;
  /** Items that are sales: neither deposits nor other invoices. */
  readonly soldCents: number;
  readonly method: string;
  readonly notes: string;
}

/** Money that came in or went out. */
export interface Payment {
  readonly id: string;
  readonly client: string;
  readonly invoice: string | null;
  readonly currency: string;
  readonly at: Date | null;
  readonly inCents: number;
  readonly outCents: number;
  readonly feeCents: number;
  readonly method: string;
  readonly reference: string;
}

export interface TicketMessage {
  /** `open` for the first one, else of the reply or note. */
  readonly id: string;
  readonly by: 'customer' | 'staff';
  readonly name: string;
  readonly email: string;
  readonly at: Date | null;
  readonly text: string;
  readonly isNote: boolean;
  readonly files: readonly { readonly name: string; readonly isRemoved: boolean }[];
}

export interface Ticket {
  readonly id: string;
  readonly number: string;
  /** Null for a guest. */
  readonly client: string | null;
  readonly name: string;
  readonly email: string;
  readonly department: string;
  readonly subject: string;
  /** `open`: staff answer next. */
  readonly status: 'open' | 'answered' | 'waiting' | 'closed';
  readonly statusName: string;
  readonly priority: 'lowest' | 'normal' | 'high';
  readonly service: string | null;
  readonly at: Date | null;
  readonly messages: readonly TicketMessage[];
}

export interface Skipped {
  readonly kind: string;
  readonly id: string;
  readonly why: string;
}

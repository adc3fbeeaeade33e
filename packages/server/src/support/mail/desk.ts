/** Ticket as the reading of mail sees it. */
export interface DeskTicket {
  /** Public number: 1042 in `[#1042]`. */
  readonly number: number;
  readonly status: 'open' | 'answered' | 'waiting' | 'closed';
  /** Null unless it's closed. */
  readonly closedAt: Date | null;
}

/** Message of a ticket that we sent by email, or received. */
export interface DeskMessage {
  /** Message-ID without angle brackets. */
  readonly id: string;
  readonly ticket: DeskTicket;
  readonly direction: 'sent' | 'received';
  readonly at: Date;
  /** Recipient of a sent message, lower case; null when it isn't known. */
  readonly to: string | null;
}

/** Right by which an address speaks on a ticket. */
export type Speaker = 'customer' | 'member' | 'participant' | 'staff';

/** Names one email for finding copies of it. */
export interface Fingerprint {
  /** Message-ID without angle brackets; null when it has none. */
  readonly messageId: string | null;
  /** Address of the sender, lower case. */
  readonly sender: string;
  /** SHA-256 of the decoded body, hexadecimal; without a Message-ID also of From and Date. */
  readonly hash: string;
}

/** What is limited by number and time. */
export type Counted =
  /** Automatic acknowledgements sent to an address. */
  | { readonly kind: 'acknowledgement'; readonly address: string }
  /** Tickets that an address, or any address of a domain, opened by email. */
  | { readonly kind: 'ticket'; readonly address: string }
  | { readonly kind: 'ticket-of-domain'; readonly domain: string }
  /** Emails that became messages of a ticket. */
  | { readonly kind: 'message'; readonly ticket: number }
  /** Times that an email reopened a ticket. */
  | { readonly kind: 'reopening'; readonly ticket: number }
  /** Bounces of an address whose mailbox is full (5.2.2). */
  | { readonly kind: 'full-mailbox'; readonly address: string };

/** Addresses and names of the desk. */
export interface DeskSettings {
  /** Address that customers write to: `support@example.net`. */
  readonly address: string;
  /** All our addresses whose mail is our own when it comes back, `address` included. Lower case. */
  readonly ownAddresses: readonly string[];
  /** Domain of the Message-IDs that we make: `mail.example.net`. */
  readonly messageDomain: string;
  /** Whether the server delivers `support+token@`. Otherwise `t-token@` and `b-…@` are used. */
  readonly plusAddresses: boolean;
  /** Names by which our own border server signs Authentication-Results. Lower case; others count for nothing. */
  readonly authservIds: readonly string[];
  /** List-Ids of our own groups, such as a group behind support@. Lower case, without angle brackets. */
  readonly ownLists: readonly string[];
}

/**
 * What judging looks up. Addresses are lower case, message ids without angle brackets. Every method only reads: judging
 * the same email again must find the same.
 */
export interface Desk {
  readonly settings: DeskSettings;
  now(): Date;
  /** @param token compared without case */
  ticketByToken(token: string): Promise<DeskTicket | null>;
  ticketByNumber(number: number): Promise<DeskTicket | null>;
  /** The message with this whole Message-ID, sent or received. */
  messageById(id: string): Promise<DeskMessage | null>;
  /**
   * The ticket with a received message that answers this id, when the answer came before it. Without this method such a
   * message opens a ticket of its own.
   */
  ticketCiting?(id: string): Promise<DeskTicket | null>;
  /** The sent message that the envelope address `bounce+<ticket>-<key>@` names: `key` is the random part of its id. */
  sentByKey(ticket: number, key: string): Promise<DeskMessage | null>;
  /** The right by which an address speaks on a ticket; null: none. Only confirmed addresses of an account count. */
  speakerOn(ticket: DeskTicket, address: string): Promise<Speaker | null>;
  /**
   * Confirmed address of the customer to whom an address belongs, itself when it's confirmed; null: nobody's. Another
   * one than that asked for: somebody entered it without confirming it.
   */
  customerAt(address: string): Promise<string | null>;
  /** Number of the ticket that took this email already, 0 when it was taken without one; null: it's new. */
  takenAs(email: Fingerprint): Promise<number | null>;
  /** How often it happened since then. */
  count(what: Counted, since: Date): Promise<number>;
  /** Whether staff said that a person writes from this address although its mail is marked as automatic. */
  isPersonAt(address: string): Promise<boolean>;
}

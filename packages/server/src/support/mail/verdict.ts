import type { Fingerprint, Speaker } from './desk.ts';

/** What the mail server knew of a message beside its text. Null when it didn't say. */
export interface Envelope {
  /** MAIL FROM; empty for a bounce. */
  readonly from: string | null;
  /** RCPT TO. */
  readonly to: readonly string[];
}

/** Person of a header, with control and direction characters removed. */
export interface Mailbox {
  /** Lower case. */
  readonly address: string;
  readonly name: string;
}

/** File of an email. */
export interface MailFile {
  /** Without path and control characters. */
  readonly name: string;
  /** By content; `application/octet-stream` when nobody knows. */
  readonly type: string;
  readonly size: number;
  readonly content: Uint8Array;
  /** Content-ID of a picture that the text shows in its place: its `src` is `cid:` and this. Null: offered as a file. */
  readonly cid: string | null;
}

/** File that is named and not offered. */
export interface BlockedFile {
  readonly name: string;
  readonly size: number;
  /** What it is: a program, a script, a document with macros, or HTML in disguise. */
  readonly why: 'program' | 'script' | 'macros';
}

/** What readers should know about an email. */
export type Notice =
  | 'no-text'
  /** The rest of a long text is in a file. */
  | 'text-cut'
  /** S/MIME or PGP signature that nobody checked. */
  | 'signature-not-verified'
  | 'encrypted'
  /** DMARC didn't pass. */
  | 'sender-not-verified'
  /** Its Date is more than an hour from its arrival. */
  | 'date-differs';

/** Text and files of an email. */
export interface MailContent {
  /** Visible text. */
  readonly text: string;
  /** Quotes and signatures, in their order; shown on demand. */
  readonly folded: readonly string[];
  /** Sanitised HTML of the visible part and of the folded ones; null when the email has only text. */
  readonly html: string | null;
  readonly foldedHtml: readonly string[];
  /** Addresses of pictures elsewhere: those of `<img data-remote="0">`, in their order. Loaded only when a person asks. */
  readonly remoteImages: readonly string[];
  readonly attachments: readonly MailFile[];
  readonly inline: readonly MailFile[];
  readonly blocked: readonly BlockedFile[];
}

/** Line in the history of a ticket, for staff. */
export type Note =
  | 'automatic-reply'
  | 'foreign-list'
  | 'calendar-reply'
  | 'bounced'
  | 'complaint'
  /** A weaker trace names another ticket: `otherTicket`. */
  | 'other-ticket'
  | 'too-late-to-reopen'
  | 'too-many-reopenings'
  | 'too-many-messages'
  | 'too-many-tickets'
  | 'other-address-of-customer';

/** Why an email waits for a decision of staff. */
export type QuarantineReason =
  // Refused.
  | 'too-large'
  | 'several-authors'
  | 'no-author'
  | 'too-many-parts'
  | 'utf-7'
  | 'broken'
  | 'dmarc-failed'
  | 'too-many-messages'
  | 'too-many-tickets'
  // Ignored, but staff may overrule it.
  | 'automatic'
  | 'looks-automatic'
  | 'mailing-list'
  | 'calendar-reply'
  | 'bulk'
  // Judging it failed.
  | 'failed';

/** Why a verdict was given. */
export type Reason =
  | QuarantineReason
  // Ignored for good.
  | 'loop'
  | 'duplicate'
  | 'own-mail'
  | 'read-receipt'
  | 'report-about-others'
  | 'feedback'
  | 'no-failure'
  // Everything else.
  | 'complaint'
  | 'not-delivered'
  | 'speaker'
  | 'not-invited'
  | 'no-ticket'
  | 'closed-too-long'
  | 'accepted';

/** What all verdicts say. */
export interface Judged {
  readonly reason: Reason;
  readonly email: Fingerprint;
  /** Null when From couldn't be read. */
  readonly author: Mailbox | null;
  readonly subject: string | null;
  /** Date of the email; null when it has none that can be read. */
  readonly date: Date | null;
  /** Whether an automatic acknowledgement may go to the author. */
  readonly mayAnswer: boolean;
  readonly notes: readonly Note[];
  readonly otherTicket: number | null;
  readonly notices: readonly Notice[];
  /** Message-IDs that it answers, the nearest first. */
  readonly answers: readonly string[];
}

interface Spoken extends Judged {
  readonly author: Mailbox;
  readonly content: MailContent;
  /** Further addresses of To and Cc that staff may invite. */
  readonly participantsOffered: readonly Mailbox[];
}

/** What named the ticket first. */
export type Via = 'token' | 'in-reply-to' | 'references' | 'subject';

/** Message of its author in a ticket. */
export interface ThreadVerdict extends Spoken {
  readonly verdict: 'thread';
  readonly ticket: number;
  readonly via: Via;
  readonly speaker: Speaker;
  readonly reopen: boolean;
}

/** Opens a ticket. */
export interface NewVerdict extends Spoken {
  readonly verdict: 'new';
  /** Closed ticket that it continues; null: none. */
  readonly linkedTo: number | null;
  /** Address of the customer who wrote; null: a stranger. */
  readonly customer: string | null;
}

/** Held beside a ticket until staff or the customer invite its author. Nothing is sent to them before. */
export interface ParticipantVerdict extends Spoken {
  readonly verdict: 'participant';
  readonly ticket: number;
  readonly via: Via;
  /** Confirmed address of the customer who seems to write from another one: ask there. */
  readonly askAt: string | null;
}

/** No message, no change. With notes: lines in the history of `ticket`, from which staff may take `content` over. */
export interface IgnoreVerdict extends Judged {
  readonly verdict: 'ignore';
  readonly ticket: number | null;
  readonly content: MailContent | null;
  /** Whether a person may have written it, so that staff may overrule: no copy, loop or report, nor mail of our own. */
  readonly isForStaff: boolean;
}

/** Report about mail that we sent. */
export interface BounceVerdict extends Judged {
  readonly verdict: 'bounce';
  readonly ticket: number | null;
  readonly kind: 'permanent' | 'temporary' | 'complaint';
  /** Whom it didn't reach, or who complained. Null when the report doesn't say. */
  readonly recipient: string | null;
  /** Enhanced status code; null for a complaint. */
  readonly status: string | null;
  /** Message-ID of what we sent. */
  readonly of: string | null;
  /** Whether no more mail goes to that address (complaint: no optional mail). */
  readonly stopsMail: boolean;
}

/** Quarantine: no ticket, no answer. Staff may look at it and overrule. */
export interface RefuseVerdict extends Judged {
  readonly verdict: 'refuse';
  readonly ticket: number | null;
  /** Whether the sender is told why: only that a message is too large. */
  readonly tellSender: boolean;
}

/** What becomes of an email. */
export type Verdict = ThreadVerdict | NewVerdict | ParticipantVerdict | IgnoreVerdict | BounceVerdict | RefuseVerdict;

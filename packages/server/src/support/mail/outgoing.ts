import { randomText } from '../../platform/index.ts';
import { bounceAddress, tokenAddress } from './addresses.ts';
import type { DeskSettings } from './desk.ts';
import { clean } from './headers.ts';

/** Letters and digits that survive a server that changes case. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const referencesMax = 20;
const subjectMax = 250;

/** What kind of email it is: only a person's words may be answered by machines. */
export type OutgoingKind = 'words' | 'notification' | 'acknowledgement';

/** Email of a ticket that is to be sent. */
export interface Outgoing {
  readonly ticket: number;
  readonly token: string;
  /** Number of the message in the ticket. */
  readonly message: number;
  readonly subject: string;
  readonly kind: OutgoingKind;
  /** Message-ID of the message that it answers, and of those before it, the oldest first; null: it's the first one. */
  readonly answers: { readonly id: string; readonly references: readonly string[] } | null;
}

/** Names and headers of an email; ids are without angle brackets. */
export interface OutgoingNames {
  /** Store it: answers are found by it. */
  readonly messageId: string;
  readonly replyTo: string;
  /** Envelope sender, to which it bounces. */
  readonly envelopeFrom: string;
  readonly subject: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Makes the token of a ticket: 100 bits, in one case. */
export const newToken = (): string => randomText(20, alphabet);

/** Names an email so that its answers, bounces and copies are recognised (RFC 5322, 3.6.4; RFC 3834). */
export function outgoingNames(settings: DeskSettings, mail: Outgoing): OutgoingNames {
  const key = randomText(16, alphabet);
  return {
    messageId: `${mail.ticket}.${mail.message}.${key}@${settings.messageDomain}`,
    replyTo: tokenAddress(settings, mail.token),
    envelopeFrom: bounceAddress(settings, mail.ticket, key),
    subject: subjectOf(mail),
    headers: { ...threadHeaders(mail.answers), ...automaticHeaders[mail.kind] },
  };
}

/** Names an automatic email to somebody whose message has no ticket. It never bounces: nobody could help. */
export function noticeNames(
  settings: DeskSettings,
  answers: Outgoing['answers'],
): Pick<OutgoingNames, 'messageId' | 'envelopeFrom' | 'headers'> {
  return {
    messageId: `0.0.${randomText(16, alphabet)}@${settings.messageDomain}`,
    envelopeFrom: '',
    headers: { ...threadHeaders(answers), ...automaticHeaders.acknowledgement },
  };
}

/** The ticket's subject with its number, whatever prefixes it came with. */
function subjectOf({ ticket, subject }: Outgoing): string {
  const plain = clean(subject, subjectMax)
    .replaceAll(/\[#\d{1,9}\] ?/g, '')
    .trim();
  return `[#${ticket}] ${plain}`.trim();
}

function threadHeaders(answers: Outgoing['answers']): Record<string, string> {
  if (answers === null) return {};
  const chain = [...new Set([...answers.references, answers.id])];
  // The first one and the newest: a header has room for no more.
  const kept = chain.length > referencesMax ? [...chain.slice(0, 1), ...chain.slice(1 - referencesMax)] : chain;
  return { 'In-Reply-To': bracketed(answers.id), References: kept.map((id) => bracketed(id)).join(' ') };
}

const bracketed = (id: string): string => `<${clean(id).replaceAll(/[<>\s]/g, '')}>`;

const suppressed = { 'X-Auto-Response-Suppress': 'All', Precedence: 'bulk' } as const;
const automaticHeaders: Readonly<Record<OutgoingKind, Readonly<Record<string, string>>>> = {
  words: {},
  notification: { 'Auto-Submitted': 'auto-generated', ...suppressed },
  acknowledgement: { 'Auto-Submitted': 'auto-replied', ...suppressed },
};

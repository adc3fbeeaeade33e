import { and, desc, eq, gte, inArray, isNotNull } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Language } from '@hoster/contract';
import { type Context, dayMilliseconds } from '../../platform/index.ts';
import { enqueueMail, type MailKind } from '../../platform/mail/index.ts';
import { type OutgoingKind, outgoingNames } from '../mail/outgoing.ts';
import { deskSettings } from './settings.ts';
import { ticketAddresses, ticketMails, type TicketRow } from './tables.ts';

const referencesMax = 20;
const hourMilliseconds = 3_600_000;
/** Automatic emails to an address. */
const limits = [
  { times: 3, milliseconds: hourMilliseconds },
  { times: 10, milliseconds: dayMilliseconds },
] as const;

/** An email of a ticket. */
interface Sending {
  readonly about: MailKind;
  readonly to: string;
  /** Default: the ticket’s. */
  readonly language?: Language;
  /** Name of the sender. */
  readonly sender: string;
  /** Decides about the headers: nobody answers automatic emails automatically. */
  readonly kind: OutgoingKind;
  /** Without the number of the ticket. */
  readonly subject: string;
  readonly text: string;
  readonly messageId: number | null;
}

/** What an email of a ticket says. */
export type TicketEmail = Pick<Sending, 'about' | 'sender' | 'subject' | 'text'>;

/** Queues an email of a ticket under an id of its own, which the ticket keeps, with the ids that it follows. */
export async function sendOfTicket(tx: Db, context: Context, ticket: TicketRow, mail: Sending): Promise<void> {
  const desk = deskSettings(context.settings);
  const before = await tx
    .select({ mailId: ticketMails.mailId })
    .from(ticketMails)
    .where(and(eq(ticketMails.ticketId, ticket.id), isNotNull(ticketMails.mailId)))
    .orderBy(desc(ticketMails.id))
    .limit(referencesMax);
  const references = before.flatMap(({ mailId }) => (mailId === null ? [] : [mailId])).toReversed();
  const answered = references.at(-1);
  const { envelopeFrom, headers, messageId, replyTo, subject } = outgoingNames(desk, {
    ticket: ticket.id,
    token: ticket.token,
    message: mail.messageId ?? 0,
    subject: mail.subject,
    kind: mail.kind,
    answers: answered === undefined ? null : { id: answered, references },
  });
  await tx.insert(ticketMails).values({
    ticketId: ticket.id,
    messageId: mail.messageId,
    direction: 'sent',
    mailId: messageId,
    inReplyTo: answered ?? null,
    references,
    address: mail.to,
    // All automatic ones count for the limit of their address.
    kind: mail.kind === 'words' ? 'answer' : 'acknowledgement',
    at: context.clock.now(),
  });
  await enqueueMail(tx, {
    kind: mail.about,
    to: mail.to,
    language: mail.language ?? ticket.language,
    subject,
    text: mail.text,
    from: { name: mail.sender, address: desk.address },
    replyTo,
    messageId,
    envelopeFrom,
    headers,
  });
}

/** Whether an address may get another automatic email: at most 3 an hour and 10 a day, none if its mail bounces. */
export async function maySendAutomatically(tx: Db, { clock }: Context, address: string): Promise<boolean> {
  const [silent] = await silentOf(tx, [address]);
  if (silent !== undefined) return false;
  for (const { milliseconds, times } of limits) {
    const since = new Date(clock.now().getTime() - milliseconds);
    const sent = await tx.$count(
      ticketMails,
      and(eq(ticketMails.address, address), eq(ticketMails.kind, 'acknowledgement'), gte(ticketMails.at, since)),
    );
    if (sent >= times) return false;
  }
  return true;
}

/** Those of some addresses that get no more email. */
export async function silentOf(tx: Db, addresses: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ address: ticketAddresses.address })
    .from(ticketAddresses)
    .where(and(inArray(ticketAddresses.address, [...addresses]), eq(ticketAddresses.isStopped, true)));
  return rows.map(({ address }) => address);
}

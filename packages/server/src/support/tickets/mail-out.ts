import { defineMessages } from '@formatjs/intl';
import { translator } from '../../i18n/translate.ts';
import { and, desc, eq, gte, isNotNull, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { type Context, dayMilliseconds, randomText } from '../../platform/index.ts';
import { enqueueMail } from '../../platform/mail/index.ts';
import { userById } from '../../identity/index.ts';
import { deskSettings } from './settings.ts';
import {
  type MessageRow,
  ticketAddresses,
  ticketMails,
  ticketMessages,
  ticketParticipants,
  type TicketRow,
} from './tables.ts';

const texts = defineMessages({
  from: { id: 'support.mail.from', defaultMessage: '{name} at Hoster', description: 'Sender of an answer to a ticket' },
  desk: { id: 'support.mail.desk', defaultMessage: 'Hoster Support', description: 'Sender of emails about tickets' },
  files: {
    id: 'support.mail.files',
    defaultMessage: '{count, plural, one {# file is} other {# files are}} on the ticket’s page.',
    description: 'Under an answer to a ticket in an email',
  },
  foot: {
    id: 'support.mail.foot',
    defaultMessage: 'Reply to this email or open the ticket: {url}',
    description: 'End of an email about a ticket of a customer',
  },
  footGuest: {
    id: 'support.mail.foot-guest',
    defaultMessage: 'Reply to this email to write to us.',
    description: 'End of an email about a ticket of somebody without an account',
  },
  receivedSubject: {
    id: 'support.mail.received-subject',
    defaultMessage: 'We’ve received your ticket',
    description: 'Subject of the email after a ticket was opened; its number comes before',
  },
  received: {
    id: 'support.mail.received',
    defaultMessage:
      'Hello,\n\nWe’ve received your ticket. Its number is {number}. We’ll reply by email and on the ticket’s page.',
    description: 'Email after a ticket was opened',
  },
});

const referencesMax = 20;
const hourMilliseconds = 3_600_000;

/** What `enqueueMail` needs beside subject and text. */
interface Sending {
  readonly to: string;
  readonly sender: string;
  /** Headers of automatic emails; none on a person's words. */
  readonly automatic: Readonly<Record<string, string>> | null;
  readonly subject: string;
  readonly text: string;
  readonly messageId: number | null;
  readonly kind: 'answer' | 'acknowledgement';
}

/** Headers of an email that nobody wrote (RFC 3834), so that no other machine answers it. */
const autoReplied = {
  'Auto-Submitted': 'auto-replied',
  'X-Auto-Response-Suppress': 'All',
  Precedence: 'bulk',
} as const;

/** Queues an email of a ticket under an id of its own, which the ticket keeps, with the ids that it follows. */
async function send(tx: Db, context: Context, ticket: TicketRow, mail: Sending): Promise<void> {
  const desk = deskSettings(context.settings);
  const before = await tx
    .select({ mailId: ticketMails.mailId })
    .from(ticketMails)
    .where(and(eq(ticketMails.ticketId, ticket.id), isNotNull(ticketMails.mailId)))
    .orderBy(desc(ticketMails.id))
    .limit(referencesMax);
  const chain = before.flatMap(({ mailId }) => (mailId === null ? [] : [mailId])).toReversed();
  const answered = chain.at(-1);
  const key = randomText(20, 'abcdefghijkmnpqrstuvwxyz23456789');
  const mailId = `${ticket.id}.${mail.messageId ?? 0}.${key}@${desk.messageDomain}`;
  const [box = '', host = ''] = desk.address.split('@');
  const [replyTo, bounceTo] = desk.plusAddresses
    ? [`${box}+${ticket.token}@${host}`, `bounce+${ticket.id}-${key}@${host}`]
    : [`t-${ticket.token}@${host}`, `b-${ticket.id}-${key}@${host}`];
  await tx.insert(ticketMails).values({
    ticketId: ticket.id,
    messageId: mail.messageId,
    direction: 'sent',
    mailId,
    inReplyTo: answered ?? null,
    references: chain,
    address: mail.to,
    kind: mail.kind,
    at: context.clock.now(),
  });
  await enqueueMail(tx, {
    to: mail.to,
    language: ticket.language,
    subject: mail.subject,
    text: mail.text,
    from: { name: mail.sender, address: desk.address },
    replyTo,
    messageId: mailId,
    envelopeFrom: bounceTo,
    headers: {
      ...(answered !== undefined && {
        'In-Reply-To': `<${answered}>`,
        References: chain.map((id) => `<${id}>`).join(' '),
      }),
      ...mail.automatic,
    },
  });
}

/** Address of whoever opened a ticket; null when there is none. */
async function customerAddress(tx: Db, { userId, email }: TicketRow): Promise<string | null> {
  const user = userId === null ? null : await userById(tx, userId);
  return user?.email || email;
}

async function recipientsOf(tx: Db, ticket: TicketRow): Promise<string[]> {
  const customer = await customerAddress(tx, ticket);
  const invited = await tx
    .select({ address: ticketParticipants.address })
    .from(ticketParticipants)
    .where(and(eq(ticketParticipants.ticketId, ticket.id), eq(ticketParticipants.state, 'invited')));
  const stopped = await tx
    .select({ address: ticketAddresses.address })
    .from(ticketAddresses)
    .where(eq(ticketAddresses.isStopped, true));
  const silent = new Set(stopped.map(({ address }) => address));
  const all = [...(customer === null ? [] : [customer]), ...invited.map(({ address }) => address)];
  return [...new Set(all)].filter((address) => !silent.has(address));
}

function footOf({ settings }: Context, ticket: TicketRow): string {
  const t = translator(ticket.language);
  return ticket.accountId === null
    ? t(texts.footGuest)
    : t(texts.foot, { url: new URL(`/my/tickets/${ticket.id}/`, settings.publicOrigin).href });
}

const subjectOf = ({ id, subject }: TicketRow): string => `[#${id}] ${subject}`;

/** Emails an answer of staff to the customer and the invited participants. */
export async function mailAnswer(
  tx: Db,
  context: Context,
  ticket: TicketRow,
  message: MessageRow,
  { sender, files }: { sender: string; files: number },
): Promise<void> {
  const t = translator(ticket.language);
  const parts = [message.body, ...(files > 0 ? [t(texts.files, { count: files })] : []), footOf(context, ticket)];
  for (const to of await recipientsOf(tx, ticket)) {
    await send(tx, context, ticket, {
      to,
      sender: sender === '' ? t(texts.desk) : t(texts.from, { name: sender }),
      automatic: null,
      subject: subjectOf(ticket),
      text: `${parts.join('\n\n')}\n`,
      messageId: message.id,
      kind: 'answer',
    });
  }
}

/** Confirms a new ticket by email: once, and at most 3 times an hour and 10 times a day to an address. */
export async function mailAcknowledgement(tx: Db, context: Context, ticket: TicketRow): Promise<void> {
  const [to] = await recipientsOf(tx, ticket);
  if (to === undefined) return;
  const now = context.clock.now().getTime();
  const sentSince = async (milliseconds: number) =>
    tx.$count(
      ticketMails,
      and(
        eq(ticketMails.address, to),
        eq(ticketMails.kind, 'acknowledgement'),
        gte(ticketMails.at, new Date(now - milliseconds)),
      ),
    );
  if ((await sentSince(hourMilliseconds)) >= 3 || (await sentSince(dayMilliseconds)) >= 10) return;
  const t = translator(ticket.language);
  const [first] = await tx
    .select({ id: sql<number>`min(${ticketMessages.id})`.mapWith(Number) })
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, ticket.id));
  await send(tx, context, ticket, {
    to,
    sender: t(texts.desk),
    automatic: autoReplied,
    subject: `[#${ticket.id}] ${t(texts.receivedSubject)}`,
    text: `${t(texts.received, { number: String(ticket.id) })}\n\n${footOf(context, ticket)}\n`,
    messageId: first?.id ?? null,
    kind: 'acknowledgement',
  });
}

import { defineMessages } from '@formatjs/intl';
import { translator } from '../../i18n/translate.ts';
import { mailLanguage } from '../../platform/company/index.ts';
import { and, eq, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Context } from '../../platform/index.ts';
import { userById } from '../../identity/index.ts';
import { leaveLink } from './leave.ts';
import { maySendAutomatically, sendOfTicket, silentOf, type TicketEmail } from './mail-send.ts';
import { senderText } from './sender-text.ts';
import { type MessageRow, ticketMessages, ticketParticipants, type TicketRow } from './tables.ts';

const texts = defineMessages({
  from: {
    id: 'support.mail.from',
    defaultMessage: '{name} at {brand}',
    description: 'Sender of an answer to a ticket',
  },
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
  footParticipant: {
    id: 'support.mail.foot-participant',
    defaultMessage:
      'You’re getting this email because you were added to the ticket. Reply to write to us. To stop these emails, leave the ticket: {url}',
    description: 'End of an email about a ticket to somebody who was added to it',
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

/** Address of whoever opened a ticket; null when there is none. */
export async function customerAddress(tx: Db, { userId, email }: TicketRow): Promise<string | null> {
  const user = userId === null ? null : await userById(tx, userId);
  return user?.email || email;
}

async function recipientsOf(tx: Db, ticket: TicketRow): Promise<string[]> {
  const customer = await customerAddress(tx, ticket);
  const invited = await tx
    .select({ address: ticketParticipants.address })
    .from(ticketParticipants)
    .where(and(eq(ticketParticipants.ticketId, ticket.id), eq(ticketParticipants.state, 'invited')));
  const all = [...(customer === null ? [] : [customer]), ...invited.map(({ address }) => address)];
  const silent = await silentOf(tx, all);
  return [...new Set(all)].filter((address) => !silent.includes(address));
}

function footOf({ settings }: Context, ticket: Named): string {
  const t = translator(ticket.language);
  return ticket.accountId === null
    ? t(texts.footGuest)
    : t(texts.foot, { url: new URL(`/my/tickets/${ticket.id}/`, settings.publicOrigin).href });
}

/** A ticket with the language of its emails: customers may not be offered the one in which it was opened any more. */
const inMailLanguage = async (tx: Db, ticket: TicketRow): Promise<TicketRow> => ({
  ...ticket,
  language: await mailLanguage(tx, ticket.language),
});

/** Emails an answer of staff to the customer and the invited participants. */
export async function mailAnswer(
  tx: Db,
  context: Context,
  ticket: TicketRow,
  message: MessageRow,
  { sender, files }: { sender: string; files: number },
): Promise<void> {
  const named = await inMailLanguage(tx, ticket);
  const customer = await customerAddress(tx, ticket);
  for (const to of await recipientsOf(tx, ticket)) {
    const leave = to === customer ? null : leaveLink(context, ticket, { address: to, language: named.language });
    await sendOfTicket(tx, context, ticket, {
      to,
      kind: 'words',
      language: named.language,
      messageId: message.id,
      ...answerEmail(context, named, { body: message.body, files, leave, sender }),
    });
  }
}

type Named = Pick<TicketRow, 'accountId' | 'id' | 'language'>;

/**
 * Email with an answer of staff. `leave`: link by which its reader leaves the ticket, null for its customer. `sender`:
 * their name; empty if they have none.
 */
export function answerEmail(
  context: Context,
  ticket: Named & Pick<TicketRow, 'subject'>,
  { body, files, leave, sender }: { body: string; files: number; leave: string | null; sender: string },
): TicketEmail {
  const t = translator(ticket.language);
  // Others can’t open its page.
  const foot = leave === null ? footOf(context, ticket) : t(texts.footParticipant, { url: leave });
  return {
    about: 'ticket-answer',
    sender: sender === '' ? t(senderText) : t(texts.from, { name: sender }),
    subject: ticket.subject,
    text: `${[body, ...(files > 0 ? [t(texts.files, { count: files })] : []), foot].join('\n\n')}\n`,
  };
}

/** Confirms a new ticket by email: once, and at most 3 times an hour and 10 times a day to an address. */
export async function mailAcknowledgement(tx: Db, context: Context, ticket: TicketRow): Promise<void> {
  const [to] = await recipientsOf(tx, ticket);
  if (to === undefined || !(await maySendAutomatically(tx, context, to))) return;
  const [first] = await tx
    .select({ id: sql<number>`min(${ticketMessages.id})`.mapWith(Number) })
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, ticket.id));
  const named = await inMailLanguage(tx, ticket);
  await sendOfTicket(tx, context, ticket, {
    to,
    kind: 'acknowledgement',
    language: named.language,
    messageId: first?.id ?? null,
    ...receivedEmail(context, named),
  });
}

/** Email that confirms a new ticket. */
export function receivedEmail(context: Context, ticket: Named): TicketEmail {
  const t = translator(ticket.language);
  return {
    about: 'ticket-received',
    sender: t(senderText),
    subject: t(texts.receivedSubject),
    text: `${t(texts.received, { number: String(ticket.id) })}\n\n${footOf(context, ticket)}\n`,
  };
}

import { defineMessages } from '@formatjs/intl';
import type { Language } from '@hoster/contract';
import { defaultLanguage } from '@hoster/domain';
import { translate, translator } from '../../i18n/translate.ts';
import { mailLanguage } from '../../platform/company/index.ts';
import { and, eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Context } from '../../platform/index.ts';
import { enqueueMail, type Mail } from '../../platform/mail/index.ts';
import { noticeNames } from '../mail/outgoing.ts';
import type { ParticipantVerdict, RefuseVerdict } from '../mail/verdict.ts';
import { speakerOn } from './desk-on-tables.ts';
import { languageAt } from './language-at.ts';
import { maySendAutomatically, sendOfTicket, type TicketEmail } from './mail-send.ts';
import { senderText } from './sender-text.ts';
import { deskSettings } from './settings.ts';
import { ticketMails, type TicketRow } from './tables.ts';

const texts = defineMessages({
  tooLargeSubject: {
    id: 'support.mail.too-large-subject',
    defaultMessage: 'Your message wasn’t accepted',
    description: 'Subject of the reply to an email to support with more than 25 MB',
  },
  tooLarge: {
    id: 'support.mail.too-large',
    defaultMessage:
      'Hello,\n\nYour message is larger than 25 MB, so we couldn’t accept it: {subject}\n\nSend it again without large files, or upload them to your ticket:\n{url}',
    description: 'Reply to an email to support with more than 25 MB',
  },
  unnamed: {
    id: 'support.mail.no-subject',
    defaultMessage: '(no subject)',
    description: 'In place of the subject of an email',
  },
  askSubject: {
    id: 'support.mail.ask-subject',
    defaultMessage: 'Did you write from {address}?',
    description:
      'Subject of the email that asks a customer about their other address; the ticket’s number comes before',
  },
  ask: {
    id: 'support.mail.ask',
    defaultMessage:
      'Hello,\n\nWe’ve received a message for ticket {number} from {address}. This address isn’t confirmed in your account, so we don’t show the message in the ticket.\n\nIf you wrote it, confirm the address in your account. The message then appears in the ticket:\n{url}\n\nIf you didn’t write it, you don’t need to do anything.',
    description: 'Email that asks a customer about their other address',
  },
});

/** Whether a message is the first of its id, sender and text. */
async function isFirst(tx: Db, { hash, messageId, sender }: RefuseVerdict['email']): Promise<boolean> {
  if (messageId === null) return true;
  const same = and(
    eq(ticketMails.direction, 'received'),
    eq(ticketMails.mailId, messageId),
    eq(ticketMails.address, sender),
    eq(ticketMails.hash, hash),
  );
  return (await tx.$count(ticketMails, same)) === 0;
}

/** Replies that a message was too large: once, and only as often as other automatic emails. Call it before it's noted. */
export async function mailTooLarge(context: Context, tx: Db, { author, email, subject }: RefuseVerdict): Promise<void> {
  if (author === null || !(await isFirst(tx, email))) return;
  if (!(await maySendAutomatically(tx, context, author.address))) return;
  const desk = deskSettings(context.settings);
  const language = await languageAt(tx, author.address, defaultLanguage);
  const answers = email.messageId === null ? null : { id: email.messageId, references: [] };
  const names = noticeNames(desk, answers);
  await tx.insert(ticketMails).values({
    direction: 'sent',
    mailId: names.messageId,
    address: author.address,
    kind: 'acknowledgement',
    at: context.clock.now(),
  });
  await enqueueMail(tx, {
    ...names,
    ...tooLargeEmail(context, language, subject),
    to: author.address,
    language,
    from: { name: translate(language, senderText), address: desk.address },
  });
}

/** Reply to an email that was too large. `subject`: its own; null for none. */
export function tooLargeEmail(
  { settings }: Context,
  language: Language,
  subject: string | null,
): Pick<Mail, 'kind' | 'subject' | 'text'> {
  const t = translator(language);
  const url = new URL('/my/tickets/', settings.publicOrigin).href;
  return {
    kind: 'ticket-too-large',
    subject: t(texts.tooLargeSubject),
    text: `${t(texts.tooLarge, { subject: subject ?? t(texts.unnamed), url })}\n`,
  };
}

/**
 * Asks the customer at their confirmed address about a message from another address that they have entered: once for an
 * address and ticket, and only if they may see the ticket. Call it before the message is noted.
 */
export async function mailUnknownAddress(
  context: Context,
  tx: Db,
  ticket: TicketRow,
  { askAt, author }: ParticipantVerdict,
): Promise<void> {
  // Anybody may enter the address of somebody else.
  if (askAt === null || (await speakerOn(tx, ticket.id, askAt)) === null) return;
  const held = and(
    eq(ticketMails.ticketId, ticket.id),
    eq(ticketMails.address, author.address),
    eq(ticketMails.kind, 'held'),
  );
  if ((await tx.$count(ticketMails, held)) > 0 || !(await maySendAutomatically(tx, context, askAt))) return;
  const language = await mailLanguage(tx, ticket.language);
  await sendOfTicket(tx, context, ticket, {
    to: askAt,
    kind: 'notification',
    messageId: null,
    language,
    ...unknownAddressEmail(context, { ...ticket, language }, author.address),
  });
}

/** Email that asks a customer whether they have written from another address. */
export function unknownAddressEmail(
  { settings }: Context,
  { id, language }: Pick<TicketRow, 'id' | 'language'>,
  address: string,
): TicketEmail {
  const t = translator(language);
  const url = new URL('/my/security/', settings.publicOrigin).href;
  return {
    about: 'ticket-unknown-address',
    sender: t(senderText),
    subject: t(texts.askSubject, { address }),
    text: `${t(texts.ask, { address, number: String(id), url })}\n`,
  };
}

import { defineMessages } from '@formatjs/intl';
import type { Language } from '@hoster/contract';
import { translator } from '../../i18n/translate.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Context } from '../../platform/index.ts';
import { userById } from '../../identity/index.ts';
import { languageAt } from './language-at.ts';
import { leaveLink } from './leave.ts';
import { customerAddress } from './mail-out.ts';
import { maySendAutomatically, sendOfTicket, type TicketEmail } from './mail-send.ts';
import { senderText } from './sender-text.ts';
import type { TicketRow } from './tables.ts';

const texts = defineMessages({
  inviter: {
    id: 'support.mail.inviter',
    defaultMessage: '{name} from {brand} Support',
    description: 'Who adds somebody to a ticket, in an email to them; {name} is a first name',
  },
  subject: {
    id: 'support.mail.invited-subject',
    defaultMessage: 'You’ve been added to this ticket',
    description: 'Subject of the email to somebody whom staff add to a ticket; its number comes before',
  },
  text: {
    id: 'support.mail.invited',
    defaultMessage:
      'Hello,\n\n{inviter} has added you to ticket #{number}: {subject}\n\nYou’ll get our replies on this ticket by email. To add a message, reply to any of them or to this email. Everyone on the ticket can read what you write.\n\nIf you don’t want these emails, leave the ticket: {leave}',
    description: 'Email to somebody whom staff add to a ticket; {inviter} is a person of support, or support',
  },
});

/**
 * Tells somebody whom staff have added to a ticket what they'll get, in their language or the ticket's. It counts as an
 * automatic email: at most 3 an hour and 10 a day reach an address, and none if its mail bounces.
 */
export async function mailInvitation(
  context: Context,
  tx: Db,
  ticket: TicketRow,
  { address, invitedBy }: { address: string; invitedBy: number },
): Promise<void> {
  // The customer gets our answers anyway.
  if (address === (await customerAddress(tx, ticket))) return;
  if (!(await maySendAutomatically(tx, context, address))) return;
  const language = await languageAt(tx, address, ticket.language);
  const name = (await userById(tx, invitedBy))?.firstName ?? '';
  await sendOfTicket(tx, context, ticket, {
    to: address,
    language,
    kind: 'notification',
    messageId: null,
    ...invitedEmail(language, ticket, { name, leave: leaveLink(context, ticket, { address, language }) }),
  });
}

/**
 * Email to somebody who was added to a ticket. `name`: first name of the staff who did it; empty if they have none.
 * `leave`: link by which they leave it.
 */
export function invitedEmail(
  language: Language,
  { id, subject }: Pick<TicketRow, 'id' | 'subject'>,
  { leave, name }: { leave: string; name: string },
): TicketEmail {
  const t = translator(language);
  const inviter = name === '' ? t(senderText) : t(texts.inviter, { name });
  return {
    about: 'ticket-added',
    sender: t(senderText),
    subject: t(texts.subject),
    text: `${t(texts.text, { inviter, number: String(id), subject, leave })}\n`,
  };
}

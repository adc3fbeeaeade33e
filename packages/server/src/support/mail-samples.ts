import { defineMessages } from '@formatjs/intl';
import { type Mail, type MailSamples, type SampleScene, written } from '../platform/mail/index.ts';
import { outgoingNames } from './mail/outgoing.ts';
import { invitedEmail } from './tickets/mail-invitation.ts';
import { tooLargeEmail, unknownAddressEmail } from './tickets/mail-notices.ts';
import { answerEmail, receivedEmail } from './tickets/mail-out.ts';
import type { TicketEmail } from './tickets/mail-send.ts';
import { deskSettings } from './tickets/settings.ts';

const titles = defineMessages({
  ticketReceived: { id: 'support.sample.ticket-received', defaultMessage: 'New ticket' },
  ticketAnswer: { id: 'support.sample.ticket-answer', defaultMessage: 'Answer to a ticket' },
  ticketAdded: { id: 'support.sample.ticket-added', defaultMessage: 'Somebody was added to a ticket' },
  ticketUnknownAddress: {
    id: 'support.sample.ticket-unknown-address',
    defaultMessage: 'Message from an address that isn’t confirmed',
  },
  ticketTooLarge: { id: 'support.sample.ticket-too-large', defaultMessage: 'Email to support that was too large' },
});

const ticketIn = ({ to: { language } }: SampleScene) => ({
  id: 1042,
  accountId: 1042,
  language,
  subject: language === 'ru' ? 'Не открывается сайт' : 'My site doesn’t open',
});

/** An email of a ticket with the number in its subject, as it's sent. */
function ofTicket(
  { context }: SampleScene,
  { about, subject, text }: TicketEmail,
): Pick<Mail, 'kind' | 'subject' | 'text'> {
  const names = outgoingNames(deskSettings(context.settings), {
    ticket: 1042,
    token: 'sample',
    message: 0,
    subject,
    kind: 'words',
    answers: null,
  });
  return { kind: about, subject: names.subject, text };
}

/** Emails of tickets with invented data. */
export const supportSamples: MailSamples = {
  'ticket-received': written(titles.ticketReceived, (scene) =>
    ofTicket(scene, receivedEmail(scene.context, ticketIn(scene))),
  ),
  'ticket-answer': written(titles.ticketAnswer, (scene) => {
    const body =
      scene.to.language === 'ru'
        ? 'Здравствуйте, Анна!\n\nМы перезапустили веб-сервер, сайт снова открывается.'
        : 'Hello Anna,\n\nWe’ve restarted the web server, and your site opens again.';
    const answer = { body, files: 1, leave: null, sender: 'Boris' };
    return ofTicket(scene, answerEmail(scene.context, ticketIn(scene), answer));
  }),
  'ticket-added': written(titles.ticketAdded, (scene) =>
    ofTicket(
      scene,
      invitedEmail(scene.to.language, ticketIn(scene), {
        name: 'Boris',
        leave: `${scene.context.settings.publicOrigin}/leave-ticket/1042-sample/`,
      }),
    ),
  ),
  'ticket-unknown-address': written(titles.ticketUnknownAddress, (scene) =>
    ofTicket(scene, unknownAddressEmail(scene.context, ticketIn(scene), 'anna.private@example.com')),
  ),
  'ticket-too-large': written(titles.ticketTooLarge, (scene) =>
    tooLargeEmail(scene.context, scene.to.language, ticketIn(scene).subject),
  ),
};

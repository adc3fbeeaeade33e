import { defineMessages } from '@formatjs/intl';
import { dayMilliseconds } from '../platform/index.ts';
import { type MailSamples, type SampleScene, written } from '../platform/mail/index.ts';
import { receiptEmail, supportEmail, withdrawalEmail } from './contact/emails.ts';
import { reportEmail } from './help/report.ts';
import { type MailedUpdate, mailUpdate } from './status/mailing/emails.ts';

const titles = defineMessages({
  contactReceived: {
    id: 'content.sample.contact-received',
    defaultMessage: 'Message from the contact form, for its sender',
  },
  withdrawalReceived: {
    id: 'content.sample.withdrawal-received',
    defaultMessage: 'Withdrawal from a contract, for the consumer',
  },
  contactMessage: { id: 'content.sample.contact-message', defaultMessage: 'Message from the contact form' },
  articleReported: { id: 'content.sample.article-reported', defaultMessage: 'Report about a help article' },
  incident: { id: 'content.sample.incident', defaultMessage: 'New incident' },
  maintenance: { id: 'content.sample.maintenance', defaultMessage: 'Planned maintenance' },
  incidentUpdate: { id: 'content.sample.incident-update', defaultMessage: 'Update of an incident' },
  incidentResolved: { id: 'content.sample.incident-resolved', defaultMessage: 'Incident resolved' },
  maintenanceCompleted: { id: 'content.sample.maintenance-completed', defaultMessage: 'Maintenance completed' },
});

const message = {
  name: 'Anna Example',
  email: 'anna@example.com',
  subject: 'Question about backups',
  message: 'Hello, how long do you keep backups?',
} as const;

const outage = {
  id: 1042,
  kind: 'incident',
  title: { en: 'Network outage in Amsterdam', ru: 'Сбой сети в Амстердаме' },
  step: 'investigating',
  text: { en: 'Some servers can’t be reached.', ru: 'Часть серверов недоступна.' },
  isFirst: true,
  isUrgent: false,
} as const;

const works = {
  ...outage,
  kind: 'maintenance',
  title: { en: 'New switches in Amsterdam', ru: 'Замена коммутаторов в Амстердаме' },
  step: 'scheduled',
  text: { en: 'The network is interrupted for a minute.', ru: 'Сеть прервётся на минуту.' },
} as const;

/** Sends a message about an incident or maintenance in two days. */
const update =
  (about: Omit<MailedUpdate, 'startsAt' | 'endsAt'>) =>
  ({ context, to, tx }: SampleScene): Promise<void> => {
    const startsAt = new Date(context.clock.now().getTime() + 2 * dayMilliseconds);
    const endsAt = new Date(startsAt.getTime() + 7_200_000);
    return mailUpdate(context, tx, to, { ...about, startsAt, endsAt }, ['web-1', 'db-1']);
  };

/** Emails of the contact form, help articles and the status page with invented data. */
export const contentSamples: MailSamples = {
  'contact-received': written(titles.contactReceived, ({ to }) => receiptEmail(to.language, 1042, message)),
  'withdrawal-received': written(titles.withdrawalReceived, ({ to, context }) =>
    withdrawalEmail(
      to.language,
      1043,
      { name: message.name, email: message.email, contract: 'web-frankfurt' },
      context.clock.now(),
    ),
  ),
  'contact-message': written(titles.contactMessage, ({ to }) =>
    supportEmail({ ...message, id: 1042, language: to.language, page: '/vps/', customer: 'anna' }),
  ),
  'article-reported': written(titles.articleReported, ({ context }) =>
    reportEmail({
      title: 'How to connect by SSH',
      comment: 'The command in step 2 doesn’t work.',
      page: `${context.settings.publicOrigin}/help/ssh/`,
    }),
  ),
  incident: { title: titles.incident, send: update(outage) },
  maintenance: { title: titles.maintenance, send: update(works) },
  'incident-update': { title: titles.incidentUpdate, send: update({ ...outage, isFirst: false }) },
  'incident-resolved': {
    title: titles.incidentResolved,
    send: update({
      ...outage,
      step: 'resolved',
      text: { en: 'All servers are back.', ru: 'Все серверы снова доступны.' },
    }),
  },
  'maintenance-completed': {
    title: titles.maintenanceCompleted,
    send: update({ ...works, step: 'completed', text: { en: 'All done.', ru: 'Всё готово.' } }),
  },
};

import { defineMessages } from '@formatjs/intl';
import type { StatusStep } from '@hoster/contract';
import { momentInWords } from '@hoster/domain';
import { localizePath } from '@hoster/domain/visitor/language';
import { type Message, translator } from '../../../i18n/translate.ts';
import { type Localised, textIn } from '../../../i18n/localised.ts';
import type { Context } from '../../../platform/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { MailKind } from '../../../platform/mail/index.ts';
import { pageLink, type Recipient, sendEmail } from '../../../billing/index.ts';

/** Names in an email; more are counted. */
const mostNames = 50;

const texts = defineMessages({
  incident: {
    id: 'content.status.email.incident',
    defaultMessage: 'Incident: {title}',
    description: 'Subject of an email',
  },
  maintenance: {
    id: 'content.status.email.maintenance',
    defaultMessage: 'Planned maintenance: {title}',
    description: 'Subject of an email',
  },
  update: { id: 'content.status.email.update', defaultMessage: 'Update: {title}', description: 'Subject of an email' },
  resolved: {
    id: 'content.status.email.resolved',
    defaultMessage: 'Resolved: {title}',
    description: 'Subject of an email',
  },
  completed: {
    id: 'content.status.email.completed',
    defaultMessage: 'Maintenance completed: {title}',
    description: 'Subject of an email',
  },
  window: {
    id: 'content.status.email.window',
    defaultMessage: 'Planned from {from} to {to}.',
    description: 'When maintenance is; both with their time zone',
  },
  services: {
    id: 'content.status.email.services',
    defaultMessage: '{count, plural, one {Your affected service:} other {Your affected services:}}',
    description: 'Heading of the list of a customer’s services that an incident affects',
  },
  more: { id: 'content.status.email.more', defaultMessage: 'and {count} more', description: 'End of a list' },
  follow: {
    id: 'content.status.email.follow',
    defaultMessage: 'All updates:',
    description: 'A link to the status page follows',
  },
  mute: {
    id: 'content.status.email.mute',
    defaultMessage: 'To stop emails about incidents, change your notification settings:',
    description: 'A link follows',
  },
});

/** A message about an incident or maintenance, as it's emailed. */
export interface MailedUpdate {
  /** Number of the incident. */
  readonly id: number;
  readonly kind: 'incident' | 'maintenance';
  readonly title: Localised;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly step: StatusStep;
  readonly text: Localised;
  readonly isFirst: boolean;
  readonly isUrgent: boolean;
}

const subjects = {
  incident: texts.incident,
  maintenance: texts.maintenance,
  'incident-update': texts.update,
  'incident-resolved': texts.resolved,
  'maintenance-completed': texts.completed,
} as const satisfies Partial<Record<MailKind, Message>>;

function kindOf({ isFirst, kind, step }: MailedUpdate): keyof typeof subjects {
  if (step === 'resolved') return 'incident-resolved';
  if (step === 'completed') return 'maintenance-completed';
  return isFirst ? kind : 'incident-update';
}

/** Email to a customer about an incident or maintenance that affects their services. */
export async function mailUpdate(
  context: Context,
  tx: Db,
  to: Recipient,
  update: MailedUpdate,
  services: readonly string[],
): Promise<void> {
  const t = translator(to.language);
  const { endsAt, id, kind, startsAt, text, title } = update;
  const named = services.slice(0, mostNames).map((name) => `– ${name}`);
  const more = services.length - named.length;
  const isComing = kind === 'maintenance' && update.step !== 'completed' && endsAt !== null;
  await sendEmail(tx, to, kindOf(update), t(subjects[kindOf(update)], { title: textIn(title, to.language) }), [
    textIn(text, to.language),
    ...(isComing
      ? [
          t(texts.window, {
            from: momentInWords(startsAt, to.language, to.timeZone),
            to: momentInWords(endsAt, to.language, to.timeZone),
          }),
        ]
      : []),
    ...(named.length === 0
      ? []
      : [
          [
            t(texts.services, { count: services.length }),
            ...named,
            ...(more > 0 ? [t(texts.more, { count: more })] : []),
          ].join('\n'),
        ]),
    `${t(texts.follow)}\n${pageLink(context, localizePath(`/status/${id}/`, to.language))}`,
    ...(update.isUrgent ? [] : [`${t(texts.mute)}\n${pageLink(context, '/my/settings/')}`]),
  ]);
}

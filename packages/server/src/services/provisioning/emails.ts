import { defineMessages } from '@formatjs/intl';
import { translator } from '../../i18n/translate.ts';
import { dayInWords } from '@hoster/domain';
import { localizePath } from '@hoster/domain/visitor/language';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { pageLink, type Recipient, sendEmail, spokenAmount } from '../../billing/index.ts';
import type { FirstStep } from '../product-lines/service-line.ts';
import type { LineWords } from '../product-lines/line-words.ts';
import { failureTexts } from '../operations/texts.ts';
import type { RefusalText } from '../providers/provider.ts';

/** Trial of a service: how long it lasts, and what a month costs afterwards (net, EUR cents). */
interface Trial {
  readonly kind: 'free' | 'paid';
  readonly until: Date;
  readonly renewalCents: number;
}

const trialTexts = defineMessages({
  free: {
    id: 'services.setup.trial.free',
    defaultMessage: 'Your free trial runs until {until}. Outgoing mail (port 25) is blocked until your first payment.',
  },
  paid: { id: 'services.setup.trial.paid', defaultMessage: 'Your paid trial with full features runs until {until}.' },
});

const texts = defineMessages({
  login: { id: 'services.setup.login', defaultMessage: 'Username' },
  connect: {
    id: 'services.setup.connect',
    defaultMessage: 'To connect:',
    description: 'Before the command in the email about a server that is ready',
  },
  steps: {
    id: 'services.setup.steps',
    defaultMessage: 'First steps:',
    description: 'Before links to the help in the email about a service that is ready',
  },
  password: {
    id: 'services.setup.password',
    defaultMessage: 'For security, we don’t send passwords by email. All login details are in your account:',
  },
  renewal: {
    id: 'services.setup.renewal',
    defaultMessage:
      'Then the server renews from your account balance for {price} per month, excluding VAT. If the renewal payment fails, we suspend the server.',
  },
  refund: { id: 'services.setup.refund', defaultMessage: 'We’ve returned {amount} to your balance.' },
});

/** Email about a service that is ready, with the text of its line. */
export async function mailReady(
  context: Context,
  tx: Db,
  to: Recipient,
  service: {
    id: number;
    words: LineWords;
    name: string;
    address: string | null;
    login: string | null;
    /** Further lines below the login. */
    facts: readonly string[];
    /** Command that connects to an address with a login. */
    connect: (address: string, login: string) => string | null;
    steps: readonly FirstStep[];
    trial: Trial | null;
  },
): Promise<void> {
  const t = translator(to.language);
  const { address, connect, facts, login, name, steps, trial, words } = service;
  const command = address === null || login === null ? null : connect(address, login);
  const access = [
    ...(address === null ? [] : [`${t(words.address)}: ${address}`]),
    ...(login === null ? [] : [`${t(texts.login)}: ${login}`]),
    ...facts,
  ];
  await sendEmail(tx, to, 'service-ready', t(words.readySubject, { name }), [
    t(words.ready, { name }),
    ...(access.length === 0 ? [] : [access.join('\n')]),
    ...(command === null ? [] : [`${t(texts.connect)}\n${command}`]),
    ...(trial === null
      ? []
      : [
          [
            t(trialTexts[trial.kind], { until: dayInWords(trial.until, to.language, to.timeZone) }),
            t(texts.renewal, { price: spokenAmount(trial.renewalCents, 'EUR', to.language) }),
          ].join(' '),
        ]),
    `${login === null ? t(words.withoutPassword) : t(texts.password)}\n${pageLink(context, `/my/services/${service.id}/`)}`,
    ...(steps.length === 0
      ? []
      : [
          [
            t(texts.steps),
            ...steps.map(({ page, text }) => `${t(text)}: ${pageLink(context, localizePath(page, to.language))}`),
          ].join('\n'),
        ]),
  ]);
}

const late = defineMessages({
  subject: { id: 'services.setup.late.subject', defaultMessage: 'Setting up {name} takes longer than planned' },
  text: {
    id: 'services.setup.late.text',
    defaultMessage:
      'We’re sorry: {name} isn’t ready yet, although its delivery time has passed. We’re working on it and expect to finish by {day}.',
  },
  cancel: {
    id: 'services.setup.late.cancel',
    defaultMessage: 'If you don’t want to wait, you can cancel it for a full refund to your balance:',
  },
});

/** Email about a setup that takes longer than it was sold. */
export async function mailLate(
  context: Context,
  tx: Db,
  to: Recipient,
  { expected, id, name }: { id: number; name: string; expected: Date },
): Promise<void> {
  const t = translator(to.language);
  await sendEmail(tx, to, 'setup-late', t(late.subject, { name }), [
    t(late.text, { name, day: dayInWords(expected, to.language, to.timeZone) }),
    `${t(late.cancel)}\n${pageLink(context, `/my/services/${id}/`)}`,
  ]);
}

/** Email about a failed setup and its refund (EUR cents). */
export async function mailSetupFailed(
  tx: Db,
  to: Recipient,
  service: {
    words: LineWords;
    name: string;
    refundCents: number;
    creditNote: string | null;
    /** Why the provider has refused it; null: nothing that helps the customer. */
    reason: RefusalText | null;
  },
): Promise<void> {
  const t = translator(to.language);
  const { name, reason, refundCents, words } = service;
  const refund = refundCents > 0 ? [t(texts.refund, { amount: spokenAmount(refundCents, 'EUR', to.language) })] : [];
  await sendEmail(
    tx,
    to,
    'setup-failed',
    t(words.setupSubject, { name }),
    [t(words.setup, { name }), ...(reason ? [t(failureTexts[reason])] : []), ...refund, t(words.setupNext)],
    service.creditNote,
  );
}

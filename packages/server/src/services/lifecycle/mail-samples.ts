import { defineMessages } from '@formatjs/intl';
import { dayMilliseconds } from '../../platform/index.ts';
import type { MailSamples, SampleScene } from '../../platform/mail/index.ts';
import {
  mailDeleted,
  mailEnds,
  mailReminder,
  mailRenewed,
  mailSuspended,
  mailUnpaid,
  mailWarning,
  type RenewalDebt,
} from './emails.ts';

const titles = defineMessages({
  renewalReminder: { id: 'services.sample.renewal-reminder', defaultMessage: 'Before an automatic renewal' },
  renewalDue: { id: 'services.sample.renewal-due', defaultMessage: 'Before a term ends, without auto-renewal' },
  trialEnds: { id: 'services.sample.trial-ends', defaultMessage: 'Before a trial ends' },
  serviceEnds: { id: 'services.sample.service-ends', defaultMessage: 'Before the end of a cancelled service' },
  renewed: { id: 'services.sample.renewed', defaultMessage: 'Renewed service' },
  renewedAndResumed: {
    id: 'services.sample.renewed-and-resumed',
    defaultMessage: 'Renewed service that had been suspended',
  },
  renewalFailed: { id: 'services.sample.renewal-failed', defaultMessage: 'Automatic renewal that failed' },
  renewalUnpaid: { id: 'services.sample.renewal-unpaid', defaultMessage: 'Term ended, without auto-renewal' },
  serviceSuspended: { id: 'services.sample.service-suspended', defaultMessage: 'Service suspended for non-payment' },
  deletionWarning: { id: 'services.sample.deletion-warning', defaultMessage: 'Before a suspended service is deleted' },
  serviceDeleted: { id: 'services.sample.service-deleted', defaultMessage: 'Service deleted for non-payment' },
});

const debt = {
  id: 1042,
  kind: 'vps',
  name: 'web-1',
  nextFrom: null,
  nextPlan: null,
  totalCents: 1452,
  hasOthers: false,
  missingCents: 952,
  autoPay: true,
} as const satisfies RenewalDebt;
const manual = { ...debt, autoPay: false } as const;
const card = { brand: 'Visa', last4: '4242' } as const;

const inDays = ({ context }: SampleScene, days: number): Date =>
  new Date(context.clock.now().getTime() + days * dayMilliseconds);

function reminder(scene: SampleScene, owed: RenewalDebt, what: 'renewal' | 'trial'): Promise<void> {
  const { context, to, tx } = scene;
  return mailReminder(context, tx, to, owed, { what, day: inDays(scene, 7), card: undefined, expiring: undefined });
}

function renewed(scene: SampleScene, wasSuspended: boolean): Promise<void> {
  const { context, to, tx } = scene;
  const payment = { amountCurrencyCents: 1452, currency: 'EUR' } as const;
  const until = inDays(scene, 30);
  return mailRenewed(context, tx, to, { ...debt, payment, until, wasSuspended, invoice: 'SAMPLE-0001' });
}

/** Emails of renewals with invented data. */
export const renewalSamples: MailSamples = {
  'renewal-reminder': { title: titles.renewalReminder, send: (scene) => reminder(scene, debt, 'renewal') },
  'renewal-due': { title: titles.renewalDue, send: (scene) => reminder(scene, manual, 'renewal') },
  'trial-ends': { title: titles.trialEnds, send: (scene) => reminder(scene, { ...debt, missingCents: 0 }, 'trial') },
  'service-ends': {
    title: titles.serviceEnds,
    send: (scene) => mailEnds(scene.context, scene.tx, scene.to, debt, inDays(scene, 7)),
  },
  renewed: { title: titles.renewed, send: (scene) => renewed(scene, false) },
  'renewed-and-resumed': { title: titles.renewedAndResumed, send: (scene) => renewed(scene, true) },
  'renewal-failed': {
    title: titles.renewalFailed,
    send: (scene) => mailUnpaid(scene.context, scene.tx, scene.to, debt, { suspends: inDays(scene, 3), card }),
  },
  'renewal-unpaid': {
    title: titles.renewalUnpaid,
    send: (scene) =>
      mailUnpaid(scene.context, scene.tx, scene.to, manual, { suspends: inDays(scene, 3), card: undefined }),
  },
  'service-suspended': {
    title: titles.serviceSuspended,
    send: (scene) => mailSuspended(scene.context, scene.tx, scene.to, { ...debt, isTrial: false }, inDays(scene, 14)),
  },
  'deletion-warning': {
    title: titles.deletionWarning,
    send: (scene) => mailWarning(scene.context, scene.tx, scene.to, debt, inDays(scene, 3)),
  },
  'service-deleted': {
    title: titles.serviceDeleted,
    send: ({ context, to, tx }) => mailDeleted(context, tx, to, debt),
  },
};

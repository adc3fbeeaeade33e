import { defineMessages } from '@formatjs/intl';
import { gigabyteBytes } from '@hoster/domain';
import { euroCents } from '@hoster/domain/money/money';
import { dayMilliseconds } from '../platform/index.ts';
import type { MailSamples, SampleScene } from '../platform/mail/index.ts';
import { mailEnded, mailKept, mailWillEnd } from './cancel/emails.ts';
import { mailExtended, mailMoved, mailPrice, mailReactivated, mailSuspendedByStaff } from './desk/emails.ts';
import { mailBegun, mailChosen, mailUndone } from './next-plan/emails.ts';
import { builtNothing } from './providers/provider.ts';
import { mailLate, mailReady, mailSetupFailed } from './provisioning/emails.ts';
import { tellSupport, tellSupportLate } from './provisioning/tell-support.ts';
import { mailUpgraded } from './upgrades/emails.ts';
import { mailUsage } from './usage/emails.ts';

const titles = defineMessages({
  serviceReady: { id: 'services.sample.service-ready', defaultMessage: 'Service ready' },
  setupLate: { id: 'services.sample.setup-late', defaultMessage: 'Setup later than sold' },
  setupFailed: { id: 'services.sample.setup-failed', defaultMessage: 'Setup that failed' },
  serviceUpgraded: { id: 'services.sample.service-upgraded', defaultMessage: 'Upgrade to a larger plan' },
  smallerPlanChosen: {
    id: 'services.sample.smaller-plan-chosen',
    defaultMessage: 'Smaller plan chosen for the next term',
  },
  smallerPlanUndone: { id: 'services.sample.smaller-plan-undone', defaultMessage: 'Present plan kept after all' },
  smallerPlanBegun: { id: 'services.sample.smaller-plan-begun', defaultMessage: 'Smaller plan begins' },
  storageLimit: { id: 'services.sample.storage-limit', defaultMessage: 'Storage almost full' },
  trafficLimit: { id: 'services.sample.traffic-limit', defaultMessage: 'Traffic of the month almost used' },
  cancellationPlanned: { id: 'services.sample.cancellation-planned', defaultMessage: 'Cancellation planned' },
  cancellationUndone: { id: 'services.sample.cancellation-undone', defaultMessage: 'Cancellation withdrawn' },
  orderCancelled: { id: 'services.sample.order-cancelled', defaultMessage: 'Service cancelled before its setup' },
  serviceCancelled: { id: 'services.sample.service-cancelled', defaultMessage: 'Service cancelled' },
  serviceExtended: { id: 'services.sample.service-extended', defaultMessage: 'Days added by staff' },
  termMoved: { id: 'services.sample.term-moved', defaultMessage: 'End of the term moved by staff' },
  suspendedByStaff: { id: 'services.sample.suspended-by-staff', defaultMessage: 'Service suspended by staff' },
  reactivatedByStaff: { id: 'services.sample.reactivated-by-staff', defaultMessage: 'Service started again by staff' },
  priceChanged: { id: 'services.sample.price-changed', defaultMessage: 'New price' },
  setupFailing: { id: 'services.sample.setup-failing', defaultMessage: 'Setup that fails' },
  setupOverdue: { id: 'services.sample.setup-overdue', defaultMessage: 'Setup overdue' },
});

const service = { id: 1042, accountId: 1042, kind: 'vps', name: 'web-1', priceCents: 1200 } as const;
const smaller = { pricing: { tariff: { label: 'NVMe 1' } }, term: { total: euroCents(726) } } as const;

const inDays = ({ context }: SampleScene, days: number): Date =>
  new Date(context.clock.now().getTime() + days * dayMilliseconds);

function usage({ context, to, tx }: SampleScene, limit: 'disk' | 'traffic'): Promise<void> {
  const [used, total] = limit === 'disk' ? [45, 50] : [1800, 2000];
  const bytes = { used: used * gigabyteBytes, total: total * gigabyteBytes };
  return mailUsage(context, tx, to, { ...service, limit, level: 90, ...bytes });
}

const sampleBuilt = { ...builtNothing, account: { login: 'root', password: null } };

/** Emails about services with invented data. */
export const serviceSamples: MailSamples = {
  'service-ready': {
    title: titles.serviceReady,
    send: (scene) =>
      mailReady(scene.context, scene.tx, scene.to, {
        ...service,
        words: scene.context.serviceLines.vps.words,
        address: '203.0.113.24',
        login: 'root',
        facts: [],
        connect: scene.context.serviceLines.vps.connect ?? (() => null),
        steps: scene.context.serviceLines.vps.firstSteps?.(sampleBuilt) ?? [],
        trial: { kind: 'free', until: inDays(scene, 7), renewalCents: 1200 },
      }),
  },
  'setup-late': {
    title: titles.setupLate,
    send: (scene) => mailLate(scene.context, scene.tx, scene.to, { ...service, expected: inDays(scene, 2) }),
  },
  'setup-failed': {
    title: titles.setupFailed,
    send: ({ context, to, tx }) =>
      mailSetupFailed(tx, to, {
        ...service,
        words: context.serviceLines.vps.words,
        refundCents: 1452,
        creditNote: 'SAMPLE-0002',
        reason: 'no_capacity',
      }),
  },
  'service-upgraded': {
    title: titles.serviceUpgraded,
    send: ({ context, to, tx }) =>
      mailUpgraded(context, tx, to, {
        ...service,
        plan: 'VPS NVMe 4',
        payment: { amountCents: 1150, amountCurrencyCents: 1150, currency: 'EUR' },
        invoice: 'SAMPLE-0001',
      }),
  },
  'smaller-plan-chosen': {
    title: titles.smallerPlanChosen,
    send: (scene) =>
      mailChosen(scene.context, scene.tx, scene.to, { ...service, nextFrom: inDays(scene, 12) }, smaller),
  },
  'smaller-plan-undone': {
    title: titles.smallerPlanUndone,
    send: ({ context, to, tx }) => mailUndone(context, tx, to, service),
  },
  'smaller-plan-begun': {
    title: titles.smallerPlanBegun,
    send: ({ context, to, tx }) => mailBegun(context, tx, to, { ...service, nextPlan: smaller }),
  },
  'storage-limit': { title: titles.storageLimit, send: (scene) => usage(scene, 'disk') },
  'traffic-limit': { title: titles.trafficLimit, send: (scene) => usage(scene, 'traffic') },
  'cancellation-planned': {
    title: titles.cancellationPlanned,
    send: (scene) => mailWillEnd(scene.context, scene.tx, scene.to, service, inDays(scene, 12)),
  },
  'cancellation-undone': {
    title: titles.cancellationUndone,
    send: ({ context, to, tx }) => mailKept(context, tx, to, service),
  },
  'order-cancelled': {
    title: titles.orderCancelled,
    send: ({ context, to, tx }) => mailEnded(context, tx, to, { ...service, activatedAt: null }, 1452, 'SAMPLE-0002'),
  },
  'service-cancelled': {
    title: titles.serviceCancelled,
    send: (scene) =>
      mailEnded(scene.context, scene.tx, scene.to, { ...service, activatedAt: inDays(scene, -3) }, 1452, 'SAMPLE-0002'),
  },
  'service-extended': {
    title: titles.serviceExtended,
    send: (scene) => mailExtended(scene.context, scene.tx, scene.to, service, { days: 3, until: inDays(scene, 15) }),
  },
  'term-moved': {
    title: titles.termMoved,
    send: (scene) => mailMoved(scene.context, scene.tx, scene.to, service, inDays(scene, 15)),
  },
  'suspended-by-staff': {
    title: titles.suspendedByStaff,
    send: ({ context, to, tx }) => {
      const reason = to.language === 'ru' ? 'С сервера рассылают спам.' : 'The server sends spam.';
      return mailSuspendedByStaff(context, tx, to, service, reason);
    },
  },
  'reactivated-by-staff': {
    title: titles.reactivatedByStaff,
    send: ({ context, to, tx }) => mailReactivated(context, tx, to, service),
  },
  'price-changed': {
    title: titles.priceChanged,
    send: (scene) =>
      mailPrice(scene.context, scene.tx, scene.to, service, { from: inDays(scene, 30), priceCents: 1400 }),
  },
  'setup-failing': {
    title: titles.setupFailing,
    send: (scene) =>
      tellSupport(scene.context, scene.tx, service, {
        kind: 'build',
        error: new Error('The node has no room'),
        next: inDays(scene, 1),
      }),
  },
  'setup-overdue': { title: titles.setupOverdue, send: ({ context, tx }) => tellSupportLate(context, tx, service) },
};

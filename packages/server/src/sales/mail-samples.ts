import { defineMessages } from '@formatjs/intl';
import { dayMilliseconds } from '../platform/index.ts';
import { type MailSamples, type SampleScene, written } from '../platform/mail/index.ts';
import { mailStaffOrder } from './orders/by-staff/emails.ts';
import { mailOrdered, mailOrderExpired } from './orders/emails.ts';
import { promoEmail } from './promo/emails.ts';

const titles = defineMessages({
  welcomeCode: { id: 'sales.sample.welcome-code', defaultMessage: 'Promo code for new customers' },
  orderPlaced: { id: 'sales.sample.order-placed', defaultMessage: 'New order' },
  orderExpired: { id: 'sales.sample.order-expired', defaultMessage: 'Order that wasn’t paid in time' },
  staffOrderToPay: { id: 'sales.sample.staff-order-to-pay', defaultMessage: 'Order by staff, to be paid' },
  staffOrderPaid: { id: 'sales.sample.staff-order-paid', defaultMessage: 'Order by staff, paid from the balance' },
});

const names = ['web-1', 'db-1'];
const paymentRef = 'sample-payment';
const inDays = ({ context }: SampleScene, days: number): Date =>
  new Date(context.clock.now().getTime() + days * dayMilliseconds);

function staffOrder(scene: SampleScene, isPaid: boolean): Promise<void> {
  const { context, to, tx } = scene;
  return mailStaffOrder(context, tx, to, {
    names,
    note: to.language === 'ru' ? 'Как договорились по телефону.' : 'As we agreed on the phone.',
    isPaid,
    lines: [{ label: 'VPS NVMe 2', count: 2, amountCurrencyCents: 2904 }],
    currency: 'EUR',
    totalCents: 2904,
    paymentRef,
    expiresAt: inDays(scene, 7),
  });
}

/** Emails of orders with invented data. */
export const salesSamples: MailSamples = {
  'welcome-code': written(titles.welcomeCode, (scene) =>
    promoEmail({
      language: scene.to.language,
      origin: scene.context.settings.publicOrigin,
      code: 'HOST5-EXAMPLE2',
      expiresAt: inDays(scene, 14),
    }),
  ),
  'order-placed': {
    title: titles.orderPlaced,
    send: ({ context, to, tx }) =>
      mailOrdered(context, tx, to, {
        currency: 'EUR',
        totalCents: 2760,
        lines: [{ label: 'VPS NVMe 2', count: 2, amountCents: 2760 }],
        names,
        months: 1,
        nextCents: 2760,
        renewalCents: 2904,
        isTrial: false,
        paymentRef,
      }),
  },
  'order-expired': {
    title: titles.orderExpired,
    send: ({ context, to, tx }) => mailOrderExpired(context, tx, to, { ref: paymentRef, names, mayArrive: true }),
  },
  'staff-order-to-pay': { title: titles.staffOrderToPay, send: (scene) => staffOrder(scene, false) },
  'staff-order-paid': { title: titles.staffOrderPaid, send: (scene) => staffOrder(scene, true) },
};

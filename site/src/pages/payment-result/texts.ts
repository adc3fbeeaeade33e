import type { Payment } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { sentences } from './crypto/states.ts';
import type { Phase } from './phase.ts';

interface PhaseTexts {
  /** Title of the page. */
  title: MessageDescriptor;
  /** What happens next. */
  explanation: MessageDescriptor;
}

type Exceptions = Partial<Record<Phase, Partial<PhaseTexts>>>;

const texts: Record<Phase, PhaseTexts> = {
  awaiting: defineMessages({
    title: {
      id: 'payment.title.awaiting',
      defaultMessage: 'Waiting for your payment',
      description: 'Title: not paid yet',
    },
    explanation: {
      id: 'payment.next.awaiting',
      defaultMessage: 'Your order is saved. We’ll process it as soon as you pay.',
      description: 'What happens next: not paid yet',
    },
  }),
  pending: defineMessages({
    title: {
      id: 'payment.title.pending',
      defaultMessage: 'The bank is confirming your payment',
      description: 'Title: the buyer has done their part',
    },
    explanation: {
      id: 'payment.next.pending',
      defaultMessage:
        'This usually takes less than a minute. You can close this page: we’ll email you when the payment goes through.',
      description: 'What happens next: bank is confirming',
    },
  }),
  underpaid: defineMessages({
    title: {
      id: 'payment.title.underpaid',
      defaultMessage: 'We received part of the amount',
      description: 'Title: underpaid',
    },
    explanation: {
      id: 'payment.next.underpaid',
      defaultMessage: 'Pay the rest to complete your order. The amount you’ve paid is credited.',
      description: 'What happens next: underpaid',
    },
  }),
  expired: defineMessages({
    title: {
      id: 'payment.title.expired',
      defaultMessage: 'This payment has expired',
      description: 'Title: payment expired',
    },
    explanation: {
      id: 'payment.next.expired',
      defaultMessage: 'You haven’t been charged. You can start a new top-up in your account.',
      description: 'What happens next: the payment of a top-up has expired',
    },
  }),
  canceled: defineMessages({
    title: {
      id: 'payment.title.canceled',
      defaultMessage: 'Order cancelled',
      description: 'Title: the order was not paid in time, or cancelled by the buyer',
    },
    explanation: {
      id: 'payment.next.canceled',
      defaultMessage: 'You haven’t been charged. You can order the same configuration again at any time.',
      description: 'What happens next: the order is cancelled',
    },
  }),
  failed: defineMessages({
    title: { id: 'payment.title.failed', defaultMessage: 'Payment failed', description: 'Title: the bank refused' },
    explanation: {
      id: 'payment.next.failed',
      defaultMessage: 'You haven’t been charged and your order is saved. Try again or choose another payment method.',
      description: 'What happens next: failed',
    },
  }),
  setting_up: defineMessages({
    title: {
      id: 'payment.title.setting-up',
      defaultMessage: 'Payment received. Setup has started',
      description: 'Title: paid, setup is under way',
    },
    explanation: {
      id: 'payment.next.setting-up',
      defaultMessage:
        'Most services are ready in about a minute, dedicated servers by the delivery time of your order. Everything you need to connect will appear in your account, and we’ll email you when everything is ready. This page updates automatically.',
      description: 'What happens next: setup is under way',
    },
  }),
  ready: defineMessages({
    title: {
      id: 'payment.title.ready',
      defaultMessage: 'Your order is ready',
      description: 'Title: everything ordered works',
    },
    explanation: {
      id: 'payment.next.ready',
      defaultMessage: 'Everything you need to connect is in your account. We’ve sent you a confirmation by email.',
      description: 'What happens next: all is ready',
    },
  }),
  setup_failed: defineMessages({
    title: {
      id: 'payment.title.setup-failed',
      defaultMessage: 'Payment received, but setup failed',
      description: 'Title: something ordered could not be set up',
    },
    explanation: {
      id: 'payment.next.setup-failed',
      defaultMessage: 'Your payment is back on your balance, so you can order again.',
      description: 'What happens next: setup failed',
    },
  }),
  ended: defineMessages({
    title: {
      id: 'payment.title.ended',
      defaultMessage: 'Order cancelled',
      description: 'Title: the order was paid for, and all its services are cancelled by now',
    },
    explanation: {
      id: 'payment.next.ended',
      defaultMessage:
        'All services in this order have been cancelled. Refunds to your balance are listed in your account.',
      description: 'What happens next: the order was paid for, and all its services are cancelled by now',
    },
  }),
  suspended: defineMessages({
    title: {
      id: 'payment.title.suspended',
      defaultMessage: 'Service suspended',
      description: 'Title: the order was paid for, and a service of it is suspended by now',
    },
    explanation: {
      id: 'payment.next.suspended',
      defaultMessage: 'This order was paid, but the renewal that followed wasn’t. Renew the service to start it again.',
      description: 'What happens next: a service of a paid order is suspended because its renewal isn’t paid for',
    },
  }),
  topped_up: defineMessages({
    title: {
      id: 'payment.title.topped-up',
      defaultMessage: 'Your balance has been topped up',
      description: 'Title: top-up done',
    },
    explanation: {
      id: 'payment.next.topped-up',
      defaultMessage: 'We’ve added {amount} to your balance. You can use it now to pay for orders and renewals.',
      description: 'What happens next: top-up done',
    },
  }),
};

/** Payments in coins don't involve a bank. */
const coins: Exceptions = {
  awaiting: { explanation: sentences.awaiting },
  pending: defineMessages({
    title: {
      id: 'payment.coins.pending',
      defaultMessage: 'The network is confirming your payment',
      description: 'Title: coins have come and aren’t confirmed yet',
    },
    explanation: {
      id: 'payment.coins.pending-next',
      defaultMessage: 'You can close this page: we’ll email you when the payment is confirmed.',
      description: 'What happens next: coins are being confirmed',
    },
  }),
  expired: defineMessages({
    title: {
      id: 'payment.coins.expired',
      defaultMessage: 'The time to pay has run out',
      description: 'Title: the payment in coins has ended',
    },
    explanation: {
      id: 'payment.coins.expired-next',
      defaultMessage: 'Any coins you’ve sent will be added to your balance.',
      description: 'What happens next: the payment in coins has ended',
    },
  }),
  canceled: defineMessages({
    title: {
      id: 'payment.coins.canceled',
      defaultMessage: 'Order cancelled',
      description: 'Title: the order wasn’t paid in coins in time',
    },
    explanation: {
      id: 'payment.coins.canceled-next',
      defaultMessage:
        'Any coins you’ve sent will be added to your balance. You can order the same configuration again.',
      description: 'What happens next: the order wasn’t paid in coins in time',
    },
  }),
};

const transfer: Exceptions = {
  awaiting: defineMessages({
    title: {
      id: 'payment.transfer.awaiting',
      defaultMessage: 'Waiting for your transfer',
      description: 'Title: the order is to be paid by bank transfer',
    },
    explanation: {
      id: 'payment.transfer.awaiting-next',
      defaultMessage: 'Your order is saved for a week. We’ll process it as soon as your transfer arrives.',
      description: 'What happens next: the order is to be paid by bank transfer',
    },
  }),
  expired: defineMessages({
    title: {
      id: 'payment.transfer.expired',
      defaultMessage: 'The time to pay has run out',
      description: 'Title: the payment by bank transfer has ended',
    },
    explanation: {
      id: 'payment.transfer.expired-next',
      defaultMessage: 'Any money you’ve sent will be added to your balance.',
      description: 'What happens next: the payment by bank transfer has ended',
    },
  }),
  canceled: defineMessages({
    explanation: {
      id: 'payment.transfer.canceled-next',
      defaultMessage:
        'Any money you’ve sent will be added to your balance. You can order the same configuration again.',
      description: 'What happens next: the order wasn’t paid by bank transfer in time',
    },
  }),
};

/** The provider hasn't opened the payment yet. */
const opening: Exceptions = {
  awaiting: defineMessages({
    title: {
      id: 'payment.opening',
      defaultMessage: 'Preparing your payment',
      description: 'Title: the provider has not opened the payment yet',
    },
    explanation: {
      id: 'payment.opening-next',
      defaultMessage:
        'The payment service isn’t responding yet. Your order is saved, and the link to pay will appear here. You can also pay another way.',
      description: 'What happens next: the provider has not opened the payment yet',
    },
  }),
};

const topUp: Exceptions = {
  awaiting: defineMessages({
    explanation: {
      id: 'payment.top-up.awaiting',
      defaultMessage: 'We’ll add the money to your balance as soon as you pay.',
      description: 'What happens next: a top-up is not paid yet',
    },
  }),
  underpaid: defineMessages({
    explanation: {
      id: 'payment.top-up.underpaid',
      defaultMessage: 'Send the rest to complete your top-up. Otherwise we’ll add the amount received to your balance.',
      description: 'What happens next: less than the amount of a top-up has come',
    },
  }),
  failed: defineMessages({
    explanation: {
      id: 'payment.top-up.failed',
      defaultMessage: 'You haven’t been charged. Try again or choose another payment method.',
      description: 'What happens next: the payment of a top-up has failed',
    },
  }),
};

const topUpByTransfer: Exceptions = {
  awaiting: defineMessages({
    explanation: {
      id: 'payment.top-up.transfer',
      defaultMessage: 'We’ll add the money to your balance as soon as your transfer arrives.',
      description: 'What happens next: a top-up is to be paid by bank transfer',
    },
  }),
};

const openingTopUp: Exceptions = {
  awaiting: defineMessages({
    explanation: {
      id: 'payment.top-up.opening',
      defaultMessage:
        'The payment service isn’t responding yet. The link to pay will appear here. You can also pay another way.',
      description: 'What happens next: the provider has not opened the payment of a top-up yet',
    },
  }),
};

const renewal: Exceptions = {
  awaiting: defineMessages({
    explanation: {
      id: 'payment.renewal.awaiting',
      defaultMessage: 'We’ll renew your service as soon as you pay.',
      description: 'What happens next: the next term of a service is not paid for yet',
    },
  }),
  underpaid: defineMessages({
    explanation: {
      id: 'payment.renewal.underpaid',
      defaultMessage: 'Send the rest to complete the renewal. Otherwise we’ll add the amount received to your balance.',
      description: 'What happens next: less than the price of the next term has come',
    },
  }),
  canceled: defineMessages({
    title: {
      id: 'payment.renewal.canceled',
      defaultMessage: 'Renewal payment cancelled',
      description: 'Title: the payment for the next term of a service is cancelled, or was not made in time',
    },
    explanation: {
      id: 'payment.renewal.canceled-next',
      defaultMessage:
        'Auto-renewal isn’t affected. If a payment still arrives, we’ll return it or add it to your balance.',
      description: 'What happens next: the payment for the next term of a service is cancelled',
    },
  }),
  failed: defineMessages({
    explanation: {
      id: 'payment.renewal.failed',
      defaultMessage:
        'You haven’t been charged, and the service isn’t renewed yet. Try again or choose another payment method.',
      description: 'What happens next: the payment for the next term of a service has failed',
    },
  }),
  ready: defineMessages({
    title: {
      id: 'payment.renewal.ready',
      defaultMessage: 'Your service has been renewed',
      description: 'Title: the next term of a service is paid for',
    },
    explanation: {
      id: 'payment.renewal.ready-next',
      defaultMessage: 'The next term is paid for. We’ve sent you a confirmation by email.',
      description: 'What happens next: the next term of a service is paid for',
    },
  }),
};

const upgrade: Exceptions = {
  awaiting: defineMessages({
    explanation: {
      id: 'payment.upgrade.awaiting',
      defaultMessage: 'We’ll upgrade your service as soon as you pay. Until then it keeps its plan.',
      description: 'What happens next: an upgrade is not paid for yet',
    },
  }),
  underpaid: defineMessages({
    explanation: {
      id: 'payment.upgrade.underpaid',
      defaultMessage:
        'Send the rest to complete your upgrade. Otherwise we’ll add the amount received to your balance.',
      description: 'What happens next: less than the amount of an upgrade has come',
    },
  }),
  canceled: defineMessages({
    title: {
      id: 'payment.upgrade.canceled',
      defaultMessage: 'Upgrade cancelled',
      description: 'Title: the upgrade of a service was not paid for in time, or cancelled by the buyer',
    },
    explanation: {
      id: 'payment.upgrade.canceled-next',
      defaultMessage:
        'Your service keeps its plan. If a payment still arrives, we’ll return it or add it to your balance.',
      description: 'What happens next: the upgrade of a service is cancelled',
    },
  }),
  failed: defineMessages({
    explanation: {
      id: 'payment.upgrade.failed',
      defaultMessage:
        'You haven’t been charged, and your service keeps its plan. Try again or choose another payment method.',
      description: 'What happens next: the payment of an upgrade has failed',
    },
  }),
  ready: defineMessages({
    title: {
      id: 'payment.upgrade.ready',
      defaultMessage: 'Your service has been upgraded',
      description: 'Title: the upgrade of a service is paid for',
    },
    explanation: {
      id: 'payment.upgrade.ready-next',
      defaultMessage: 'The new plan is active. We’ve sent you a confirmation by email.',
      description: 'What happens next: the upgrade of a service is paid for',
    },
  }),
};

type What = Pick<Payment, 'method' | 'orders' | 'is_opening' | 'purpose'>;

/** The exceptions that apply to a payment, the most specific last. */
function exceptionsOf({ method, orders, is_opening: isOpening, purpose }: What): Exceptions[] {
  const isTransfer = method === 'bank';
  const own = [isTransfer ? transfer : method === 'crypto' ? coins : {}, isOpening ? opening : {}];
  if (purpose === 'upgrade') return [...own, upgrade];
  if (purpose === 'renewal') return [...own, renewal];
  if (orders.length > 0) return own;
  return [...own, topUp, isTransfer ? topUpByTransfer : {}, isOpening ? openingTopUp : {}];
}

/** Title and explanation of a payment. */
export const textsOf = (what: What, phase: Phase): PhaseTexts =>
  exceptionsOf(what).reduce<PhaseTexts>((said, exceptions) => ({ ...said, ...exceptions[phase] }), texts[phase]);

import { defineMessages } from '@formatjs/intl';

/** Reasons why a payment can't be made with the chosen method. */
export const paymentTexts = defineMessages({
  acceptTerms: {
    id: 'billing.payment.accept-terms',
    defaultMessage: 'Accept the terms of service to pay.',
    description: 'Error: somebody pays for an order that staff have placed',
  },
  unknown: { id: 'billing.payment.unknown', defaultMessage: 'This option is no longer available.' },
  asset: { id: 'billing.payment.asset', defaultMessage: 'Choose a cryptocurrency.' },
  currency: { id: 'billing.payment.currency', defaultMessage: 'This currency isn’t available to you.' },
  method: { id: 'billing.payment.method', defaultMessage: 'This payment method isn’t available to you.' },
  methodCurrency: {
    id: 'billing.payment.method-currency',
    defaultMessage: 'This payment method doesn’t support the selected currency.',
  },
  methodMinimum: {
    id: 'billing.payment.method-minimum',
    defaultMessage: 'The amount is below the minimum for this payment method.',
  },
  balance: { id: 'billing.payment.balance', defaultMessage: 'Your balance is too low.' },
  priceChanged: { id: 'billing.payment.price-changed', defaultMessage: 'The price has changed. Review the new total.' },
  paymentPending: {
    id: 'billing.payment.payment-pending',
    defaultMessage: 'The payment for this order is still being processed. Try again once it’s complete.',
  },
});

import { defineMessages } from '@formatjs/intl';

/** Reasons for refusing an order that staff place. */
export const staffOrderTexts = defineMessages({
  closed: {
    id: 'sales.staff-order.closed',
    defaultMessage: 'This account is closed or blocked, so nothing can be ordered for it.',
  },
  incomplete: {
    id: 'sales.staff-order.incomplete',
    defaultMessage:
      'The customer’s name or address is incomplete. They have to fill it in first, because the invoice needs it.',
  },
  line: { id: 'sales.staff-order.line', defaultMessage: 'This product isn’t sold to this customer.' },
  currency: { id: 'sales.staff-order.currency', defaultMessage: 'This customer can’t pay in this currency.' },
  twoPrices: {
    id: 'sales.staff-order.two-prices',
    defaultMessage: 'Enter either a discount or a price of its own.',
  },
  terms: {
    id: 'sales.staff-order.terms',
    defaultMessage: 'The customer hasn’t accepted the current terms yet. Send a payment link instead.',
  },
  balance: { id: 'sales.staff-order.balance', defaultMessage: 'The balance is lower than the total.' },
  cantCancel: {
    id: 'sales.staff-order.cant-cancel',
    defaultMessage: 'Only an order that waits for its payment can be cancelled here.',
  },
});

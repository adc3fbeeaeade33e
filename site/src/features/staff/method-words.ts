import type { PaymentMethodSlug } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Payment methods. */
export const methodWords: Readonly<Record<PaymentMethodSlug, MessageDescriptor>> = defineMessages({
  balance: { id: 'staff.method.balance', defaultMessage: 'Balance' },
  card: { id: 'staff.method.card', defaultMessage: 'Card' },
  paypal: { id: 'staff.method.paypal', defaultMessage: 'PayPal' },
  crypto: { id: 'staff.method.crypto', defaultMessage: 'Cryptocurrency' },
  sbp: { id: 'staff.method.sbp', defaultMessage: 'SBP' },
  mir: { id: 'staff.method.mir', defaultMessage: 'Mir card' },
  bank: { id: 'staff.method.bank', defaultMessage: 'Bank transfer' },
});

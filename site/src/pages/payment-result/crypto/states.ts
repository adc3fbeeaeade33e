import type { CryptoState } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Explanation of a coin payment's state for the customer. `credited` is text, or absent when nothing was credited. */
export const sentences = defineMessages({
  awaiting: {
    id: 'crypto.state.awaiting',
    defaultMessage: 'Send the exact amount to this address. We’ll process your payment as soon as it’s confirmed.',
    description: 'State of a payment in coins: nothing has come',
  },
  pending: {
    id: 'crypto.state.pending',
    defaultMessage:
      'We’ve received your payment and are waiting for the network to confirm it. You can close this page.',
    description: 'State of a payment in coins: transactions are being confirmed',
  },
  paid: {
    id: 'crypto.state.paid',
    defaultMessage: 'Your payment is confirmed.',
    description: 'State of a payment in coins: paid',
  },
  underpaid: {
    id: 'crypto.state.underpaid',
    defaultMessage:
      'You’ve sent less than the amount due. Send the rest to the same address before the time runs out. Otherwise we’ll add what you’ve sent to your balance.',
    description: 'State of a payment in coins: a part has come',
  },
  overpaid: {
    id: 'crypto.state.overpaid',
    defaultMessage:
      'Your payment is confirmed. You sent more than the amount due, so we’ve added the rest to your balance.',
    description: 'State of a payment in coins: paid, with a surplus',
  },
  late: {
    id: 'crypto.state.late',
    defaultMessage: 'Your payment arrived after the time ran out, so we’ve added it to your balance.',
    description: 'State of a payment in coins: the coins came after the end',
  },
  expired: {
    id: 'crypto.state.expired',
    defaultMessage: 'The time to pay has run out. Don’t send anything to this address.',
    description: 'State of a payment in coins: its address is no longer used',
  },
}) satisfies Record<CryptoState, MessageDescriptor>;

/** Tone of a state. */
export const tones = {
  awaiting: 'info',
  pending: 'info',
  paid: 'success',
  underpaid: 'warning',
  overpaid: 'success',
  late: 'warning',
  expired: 'danger',
} as const satisfies Record<CryptoState, 'info' | 'success' | 'warning' | 'danger'>;

/** Whether coins may still be sent. */
export const isPayable = (state: CryptoState): boolean => state === 'awaiting' || state === 'underpaid';

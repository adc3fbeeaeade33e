import { defineMessages, type MessageDescriptor } from 'react-intl';

/** The ruble is `RUR` on the wire and `RUB` for people. */
export const currencyCode = (short: string): string => (short === 'RUR' ? 'RUB' : short);

export const words = defineMessages({
  amount: { id: 'account.top-up.amount', defaultMessage: 'Amount', description: 'Field of the top-up' },
  currency: { id: 'account.top-up.currency', defaultMessage: 'Currency', description: 'Field of the top-up' },
  rate: {
    id: 'account.top-up.rate',
    defaultMessage: 'Booked in euros at today’s rate',
    description: 'Hint of the currency, when it is not the euro',
  },
  asItIs: {
    id: 'account.top-up.as-it-is',
    defaultMessage: 'Booked without conversion',
    description: 'Hint of the currency, when it is the euro',
  },
  method: { id: 'account.top-up.method', defaultMessage: 'How to pay', description: 'Choice of the top-up' },
  next: {
    id: 'account.top-up.next',
    defaultMessage: 'You confirm it on the bank’s page.',
    description: 'Beside the button of the top-up',
  },
  sending: {
    id: 'account.top-up.sending',
    defaultMessage: 'Going to the bank',
    description: 'On the button while the top-up is being sent',
  },
  unreachable: {
    id: 'account.top-up.unreachable',
    defaultMessage: 'No answer from the server',
    description: 'Title: the top-up may or may not have arrived',
  },
  unreachableText: {
    id: 'account.top-up.unreachable-text',
    defaultMessage: 'Press the button again: even if the first try did arrive, you pay once.',
    description: 'The top-up may or may not have arrived: what to do',
  },
  busy: {
    id: 'account.top-up.busy',
    defaultMessage: 'Too many tries in a short time',
    description: 'Title: rate limit',
  },
  busyText: {
    id: 'account.top-up.busy-text',
    defaultMessage: 'Wait a minute and press the button again.',
    description: 'Rate limit: what to do',
  },
});

/** The names of the fields, by the names that errors use. */
export const fieldLabels: Readonly<Record<string, MessageDescriptor>> = {
  amount: words.amount,
  currency: words.currency,
  payment_method: words.method,
};

/** What is wrong with a field that the site itself refuses. */
export const fieldWords: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  amount: {
    id: 'account.top-up.no-amount',
    defaultMessage: 'Enter an amount, for example 50 or 12.50.',
    description: 'Error: no amount, or none that can be read',
  },
  currency: {
    id: 'account.top-up.no-currency',
    defaultMessage: 'Choose a currency.',
    description: 'Error: no currency',
  },
  payment_method: {
    id: 'account.top-up.no-method',
    defaultMessage: 'Choose how to pay.',
    description: 'Error: no way to pay',
  },
});

import { defineMessages, type MessageDescriptor } from 'react-intl';

/** The ruble is `RUR` in the API and `RUB` in the UI. */
export const currencyCode = (short: string): string => (short === 'RUR' ? 'RUB' : short);

export const words = defineMessages({
  amount: { id: 'account.top-up.amount', defaultMessage: 'Amount', description: 'Field of the top-up' },
  amounts: {
    id: 'account.top-up.amounts',
    defaultMessage: 'Common amounts',
    description: 'Name of the buttons that fill in an amount',
  },
  currency: { id: 'account.top-up.currency', defaultMessage: 'Currency', description: 'Field of the top-up' },
  rate: {
    id: 'account.top-up.rate',
    defaultMessage: 'Credited in euros at today’s rate',
    description: 'Hint of the currency, when it is not the euro',
  },
  asItIs: {
    id: 'account.top-up.as-it-is',
    defaultMessage: 'No conversion',
    description: 'Hint of the currency, when it is the euro',
  },
  coin: { id: 'account.top-up.coin', defaultMessage: 'Coin and network', description: 'Field of a top-up' },
  chooseCoin: {
    id: 'account.top-up.choose-coin',
    defaultMessage: 'Choose a coin',
    description: 'Field of a top-up, before a coin is chosen',
  },
  card: { id: 'account.top-up.card', defaultMessage: 'Card', description: 'Choice of a saved card' },
  anotherCard: {
    id: 'account.top-up.another-card',
    defaultMessage: 'Another card',
    description: 'Choice instead of a saved card',
  },
  method: { id: 'account.top-up.method', defaultMessage: 'Payment method', description: 'Choice of the top-up' },
  next: {
    id: 'account.top-up.next',
    defaultMessage: 'You’ll confirm the payment on the next page.',
    description: 'Beside the button of the top-up',
  },
  sending: {
    id: 'account.top-up.sending',
    defaultMessage: 'Opening the payment page…',
    description: 'On the button while the top-up is being sent',
  },
  unreachable: {
    id: 'account.top-up.unreachable',
    defaultMessage: 'We couldn’t reach {brand}',
    description: 'Title: the top-up may or may not have arrived',
  },
  unreachableText: {
    id: 'account.top-up.unreachable-text',
    defaultMessage: 'Try again; you won’t be charged twice.',
    description: 'The top-up may or may not have arrived: what to do',
  },
  busy: {
    id: 'account.top-up.busy',
    defaultMessage: 'Too many attempts',
    description: 'Title: rate limit',
  },
  busyText: {
    id: 'account.top-up.busy-text',
    defaultMessage: 'Wait a minute and try again.',
    description: 'Rate limit: what to do',
  },
});

/** The names of the fields, by the names that errors use. */
export const fieldLabels: Readonly<Record<string, MessageDescriptor>> = {
  amount: words.amount,
  currency: words.currency,
  payment_method: words.method,
};

/** Messages for errors in fields that the site itself validates. */
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
    defaultMessage: 'Choose a payment method.',
    description: 'Error: no way to pay',
  },
});

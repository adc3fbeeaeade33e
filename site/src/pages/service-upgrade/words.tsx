import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type IntlShape, type MessageDescriptor } from 'react-intl';
import { LedgerPrice } from '../../features/currency/ledger-price.tsx';
import type { UpgradeRefusal } from './act-upgrade.ts';

export const words = defineMessages({
  plan: {
    id: 'account.upgrade.plan',
    defaultMessage: 'New plan and what you pay now',
    description: 'Choice of a larger plan',
  },
  restart: {
    id: 'account.upgrade.restart',
    defaultMessage:
      'The server restarts once when we move it to the new plan. Its data, addresses and settings stay as they are.',
    description: 'What happens to a server that is upgraded',
  },
  stays: {
    id: 'account.upgrade.stays',
    defaultMessage: 'Your data, addresses and settings stay as they are.',
    description: 'What happens to a service that is upgraded',
  },
  soldOut: {
    id: 'account.upgrade.sold-out',
    defaultMessage: 'Sold out in the location of this service',
    description: 'A larger plan that can’t be had now',
  },
  coin: { id: 'account.upgrade.coin', defaultMessage: 'Coin and network', description: 'Field of a payment' },
  chooseCoin: {
    id: 'account.upgrade.choose-coin',
    defaultMessage: 'Choose a coin',
    description: 'Field of a payment, before a coin is chosen',
  },
  card: { id: 'account.upgrade.card', defaultMessage: 'Card', description: 'Choice of a saved card' },
  anotherCard: {
    id: 'account.upgrade.another-card',
    defaultMessage: 'Another card',
    description: 'Choice instead of a saved card',
  },
  noMethods: {
    id: 'account.upgrade.no-methods',
    defaultMessage: 'Failed to fetch payment providers',
    description: 'Error: the ways to pay did not load',
  },
  submit: {
    id: 'account.upgrade.submit',
    defaultMessage: 'Upgrade and pay',
    description: 'Button that begins an upgrade',
  },
  sending: {
    id: 'account.upgrade.sending',
    defaultMessage: 'Starting the upgrade',
    description: 'On the button while the upgrade is being sent',
  },
  noVat: {
    id: 'account.upgrade.no-vat',
    defaultMessage: 'No VAT is charged. We’ll email you the invoice.',
    description: 'Below the button of an upgrade, for customers who pay no VAT',
  },
  reverseCharge: {
    id: 'account.upgrade.reverse-charge',
    defaultMessage: 'VAT is paid by the customer (reverse charge). We’ll email you the invoice.',
    description: 'Below the button of an upgrade, for companies of the EU',
  },
});

/** What is wrong with a field that the site itself refuses. */
const fieldWords: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  plan: {
    id: 'account.upgrade.no-plan',
    defaultMessage: 'Choose a plan.',
    description: 'Error: no larger plan',
  },
  payment_method: {
    id: 'account.upgrade.no-method',
    defaultMessage: 'Choose a payment method.',
    description: 'Error: no way to pay',
  },
});

/** The fields that were refused, with what is said beside them. */
export function fieldErrorsOf(
  refusal: UpgradeRefusal | undefined,
  formatMessage: IntlShape['formatMessage'],
): { name: string; text: string }[] {
  if (refusal?.kind !== 'fields') return [];
  return Object.entries(refusal.errors).map(([name, texts]) => {
    const own = fieldWords[name];
    return { name, text: texts.filter(Boolean).join(' ') || (own ? formatMessage(own) : name) };
  });
}

/** What is said above the form; null where the fields say it. */
export function refusalText(refusal: UpgradeRefusal): ReactNode {
  switch (refusal.kind) {
    case 'price_changed':
      return (
        <FormattedMessage
          id="account.upgrade.price-changed"
          defaultMessage="The price has changed: the upgrade now costs {total}. Check it and send the form again."
          description="Error: the price isn’t the one that was shown any more"
          values={{ total: <LedgerPrice value={refusal.total} /> }}
        />
      );
    case 'busy':
      return (
        <FormattedMessage
          id="account.upgrade.busy"
          defaultMessage="Too many attempts. Wait a minute and try again."
          description="Error: rate limit"
        />
      );
    case 'unreachable':
      return (
        <FormattedMessage
          id="account.upgrade.unreachable"
          defaultMessage="We couldn’t reach Hoster. Try again; you won’t be charged twice."
          description="Error: the upgrade may or may not have arrived"
        />
      );
    case 'refused':
      return (
        refusal.detail ?? (
          <FormattedMessage
            id="account.upgrade.refused"
            defaultMessage="The upgrade couldn’t be started. Try again, or contact support."
            description="Error without a reason"
          />
        )
      );
    default:
      return null;
  }
}

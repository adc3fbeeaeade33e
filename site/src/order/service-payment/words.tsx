import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type IntlShape, type MessageDescriptor } from 'react-intl';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import type { ServiceRefusal } from './send.ts';

export const words = defineMessages({
  noMethods: {
    id: 'account.pay.no-methods',
    defaultMessage: 'Failed to fetch payment providers',
    description: 'Error: the ways to pay did not load',
  },
  vat: {
    id: 'account.pay.vat',
    defaultMessage: 'Prices include VAT where it applies. We’ll email you the invoice.',
    description: 'Below the button of a payment for a service',
  },
});

/** Messages for errors in fields that the site itself validates. */
const fieldWords: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  plan: {
    id: 'account.upgrade.no-plan',
    defaultMessage: 'Choose a plan.',
    description: 'Error: no larger plan',
  },
  payment_method: {
    id: 'account.pay.no-method',
    defaultMessage: 'Choose a payment method.',
    description: 'Error: no way to pay',
  },
});

/** The invalid fields, with their error messages. */
export function fieldErrorsOf(
  refusal: ServiceRefusal | undefined,
  formatMessage: IntlShape['formatMessage'],
): { name: string; text: string }[] {
  if (refusal?.kind !== 'fields') return [];
  return Object.entries(refusal.errors).map(([name, texts]) => {
    const own = fieldWords[name];
    return { name, text: texts.filter(Boolean).join(' ') || (own ? formatMessage(own) : name) };
  });
}

/** Message above the form; null where the fields show it. */
export function refusalText(refusal: ServiceRefusal): ReactNode {
  switch (refusal.kind) {
    case 'price_changed':
      return (
        <FormattedMessage
          id="account.pay.price-changed"
          defaultMessage="The price has changed: it’s {total} now. Check it and send the form again."
          description="Error: the price isn’t the one that was shown any more"
          values={{ total: <LedgerPrice value={refusal.total} /> }}
        />
      );
    case 'busy':
      return (
        <FormattedMessage
          id="account.pay.busy"
          defaultMessage="Too many attempts. Wait a minute and try again."
          description="Error: rate limit"
        />
      );
    case 'unreachable':
      return (
        <FormattedMessage
          id="account.pay.unreachable"
          defaultMessage="We couldn’t reach {brand}. Try again; you won’t be charged twice."
          description="Error: the form may or may not have arrived"
        />
      );
    case 'refused':
      return (
        refusal.detail ?? (
          <FormattedMessage
            id="account.pay.refused"
            defaultMessage="The payment couldn’t be started. Try again, or contact support."
            description="Error without a reason"
          />
        )
      );
    default:
      return null;
  }
}

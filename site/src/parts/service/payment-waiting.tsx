import { Callout } from '@hoster/ui/callout';
import { LinkButton } from '@hoster/ui/link-button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { paymentHref } from '../payment-cell/payment-href.ts';

/** An unpaid item of a service, with a link to its payment, where it can also be cancelled. */
export function PaymentWaiting(props: { paymentRef: string; title: ReactNode; children: ReactNode }) {
  const { paymentRef, title, children } = props;
  return (
    <Callout
      tone="warning"
      title={title}
      actions={
        <LinkButton href={paymentHref(paymentRef)} variant="action">
          <FormattedMessage
            id="account.pay.open"
            defaultMessage="Pay or cancel"
            description="Link to a payment that isn’t made yet"
          />
        </LinkButton>
      }
    >
      <p>{children}</p>
    </Callout>
  );
}

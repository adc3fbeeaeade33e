import type { WaitingUpgrade } from '@hoster/contract';
import { Callout } from '@hoster/ui/callout';
import { LinkButton } from '@hoster/ui/link-button';
import { FormattedMessage } from 'react-intl';
import { LedgerPrice } from '../currency/ledger-price.tsx';
import { paymentHref } from '../payment-cell/payment-href.ts';

/** An upgrade that isn't paid for yet, with a link to its payment, where it can be cancelled as well. */
export function UpgradeWaiting({ waiting: { name, total, payment_object_ref: ref } }: { waiting: WaitingUpgrade }) {
  return (
    <Callout
      tone="warning"
      title={
        <FormattedMessage
          id="account.upgrade.waiting"
          defaultMessage="The upgrade to {name} is waiting for payment"
          description="Title of the notice about an upgrade that isn’t paid for; name: of the larger plan"
          values={{ name }}
        />
      }
      actions={
        <LinkButton href={paymentHref(ref)} variant="action">
          <FormattedMessage
            id="account.upgrade.pay"
            defaultMessage="Pay or cancel"
            description="Link to the payment of an upgrade"
          />
        </LinkButton>
      }
    >
      <p>
        <FormattedMessage
          id="account.upgrade.waiting-text"
          defaultMessage="Your service keeps its current plan until we receive {total}."
          description="Notice about an upgrade that isn’t paid for"
          values={{ total: <LedgerPrice value={total} /> }}
        />
      </p>
    </Callout>
  );
}

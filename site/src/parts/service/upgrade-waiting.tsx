import type { WaitingUpgrade } from '@hoster/contract';
import { FormattedMessage } from 'react-intl';
import { LedgerPrice } from '../price/ledger-price.tsx';
import { PaymentWaiting } from './payment-waiting.tsx';

/** An upgrade that isn't paid for yet. */
export const UpgradeWaiting = ({ waiting }: { waiting: WaitingUpgrade }) => (
  <PaymentWaiting
    paymentRef={waiting.payment_object_ref}
    title={
      <FormattedMessage
        id="account.upgrade.waiting"
        defaultMessage="The upgrade to {name} is waiting for payment"
        description="Title of the notice about an upgrade that isn’t paid for; name: of the larger plan"
        values={{ name: waiting.name }}
      />
    }
  >
    <FormattedMessage
      id="account.upgrade.waiting-text"
      defaultMessage="Your service keeps its current plan until we receive {total}."
      description="Notice about an upgrade that isn’t paid for"
      values={{ total: <LedgerPrice value={waiting.total} /> }}
    />
  </PaymentWaiting>
);

import type { WaitingPayment } from '@hoster/contract';
import { FormattedMessage } from 'react-intl';
import { LedgerPrice } from '../price/ledger-price.tsx';
import { PaymentWaiting } from './payment-waiting.tsx';

/** A payment for the next term that isn't made yet. */
export const RenewalWaiting = ({ waiting }: { waiting: WaitingPayment }) => (
  <PaymentWaiting
    paymentRef={waiting.payment_object_ref}
    title={
      <FormattedMessage
        id="account.renew.waiting"
        defaultMessage="A renewal payment is waiting"
        description="Title of the notice about a payment for the next term that isn’t made"
      />
    }
  >
    <FormattedMessage
      id="account.renew.waiting-text"
      defaultMessage="We’ll renew the service as soon as we receive {total}."
      description="Notice about a payment for the next term that isn’t made"
      values={{ total: <LedgerPrice value={waiting.total} /> }}
    />
  </PaymentWaiting>
);

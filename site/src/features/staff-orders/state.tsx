import type { PaymentStatus } from '@hoster/contract';
import { Status, type StatusProps } from '@hoster/ui/status';
import { FormattedMessage } from 'react-intl';
import { orderStates } from './words.ts';

const tones: Readonly<Record<PaymentStatus, StatusProps['tone']>> = {
  awaiting: 'warning',
  pending: 'pending',
  paid: 'success',
  underpaid: 'warning',
  expired: 'neutral',
  failed: 'danger',
};

/** The state of an order as text with an icon. */
export const OrderState = ({ state }: { state: PaymentStatus }) => (
  <Status tone={tones[state]}>
    <FormattedMessage {...orderStates[state]} />
  </Status>
);

import type { StaffOfferState } from '@hoster/contract';
import { Status, type StatusProps } from '@hoster/ui/status';
import { FormattedMessage } from 'react-intl';
import { offerStates } from './words.ts';

const tones: Readonly<Record<StaffOfferState, StatusProps['tone']>> = {
  open: 'pending',
  ordered: 'success',
  ended: 'neutral',
  withdrawn: 'neutral',
};

/** The state of an offer as text with an icon. */
export const OfferState = ({ state }: { state: StaffOfferState }) => (
  <Status tone={tones[state]}>
    <FormattedMessage {...offerStates[state]} />
  </Status>
);

import type { StaffOfferState } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { FormattedMessage } from 'react-intl';
import { offerStates } from './words.ts';

const tones = { open: 'success', ordered: 'neutral', ended: 'neutral', withdrawn: 'warning' } as const;

/** The state of an offer. */
export const OfferState = ({ state }: { state: StaffOfferState }) => (
  <Badge tone={tones[state]}>
    <FormattedMessage {...offerStates[state]} />
  </Badge>
);

import type { StaffChangeKind } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Names of the changes that staff make, as buttons and titles. */
export const changeWords: Readonly<Record<StaffChangeKind, MessageDescriptor>> = defineMessages({
  extend: { id: 'staff-services.change.extend', defaultMessage: 'Extend for free', description: 'Button' },
  hold: { id: 'staff-services.change.hold', defaultMessage: 'Hold suspension', description: 'Button' },
  suspend: { id: 'staff-services.change.suspend', defaultMessage: 'Suspend', description: 'Button' },
  reactivate: { id: 'staff-services.change.reactivate', defaultMessage: 'Reactivate', description: 'Button' },
  move_term: { id: 'staff-services.change.move-term', defaultMessage: 'Move end of term', description: 'Button' },
  price: { id: 'staff-services.change.price', defaultMessage: 'Change price', description: 'Button' },
  cancel: { id: 'staff-services.change.cancel', defaultMessage: 'Cancel service', description: 'Button' },
  adopt: {
    id: 'staff-services.change.adopt',
    defaultMessage: 'Adopt service',
    description: 'Button: takes over a service that runs already',
  },
});

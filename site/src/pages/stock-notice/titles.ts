import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Titles by the state of a notice about stock. */
export const titles: Readonly<Record<'over' | 'stopped' | 'pending' | 'active', MessageDescriptor>> = defineMessages({
  over: {
    id: 'stock-notice.over',
    defaultMessage: 'This link is no longer valid',
    description: 'Title of the page of a notice about stock that is over',
  },
  stopped: {
    id: 'stock-notice.stopped',
    defaultMessage: 'You won’t get this email',
    description: 'Title of the page of a notice about stock after it was ended',
  },
  pending: {
    id: 'stock-notice.confirm',
    defaultMessage: 'Confirm your address',
    description: 'Title of the page of a notice about stock that has to be confirmed',
  },
  active: {
    id: 'stock-notice.active',
    defaultMessage: 'We’ll email you when it’s back',
    description: 'Title of the page of a notice about stock',
  },
});

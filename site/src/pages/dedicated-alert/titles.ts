import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Titles by the state of a saved search. */
export const titles: Readonly<Record<'over' | 'stopped' | 'pending' | 'active', MessageDescriptor>> = defineMessages({
  over: {
    id: 'dedicated-alerts.over',
    defaultMessage: 'This alert isn’t active',
    description: 'Title of the page of a saved search that is over',
  },
  stopped: {
    id: 'dedicated-alerts.stopped',
    defaultMessage: 'Alert stopped',
    description: 'Title of the page of a saved search after it was ended',
  },
  pending: {
    id: 'dedicated-alerts.confirm',
    defaultMessage: 'Confirm your alert',
    description: 'Title of the page of a saved search that has to be confirmed',
  },
  active: {
    id: 'dedicated-alerts.active',
    defaultMessage: 'Your alert is on',
    description: 'Title of the page of a saved search',
  },
});

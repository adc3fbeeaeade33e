import { defineMessages } from '@formatjs/intl';

/** Errors of tasks of staff. */
export const byHandTexts = defineMessages({
  finished: { id: 'services.by-hand.finished', defaultMessage: 'This task is already finished.' },
  canceled: {
    id: 'services.by-hand.canceled',
    defaultMessage: 'This task is no longer needed.',
    description: 'Error: staff finish a task whose service has ended meanwhile',
  },
  taken: { id: 'services.by-hand.taken', defaultMessage: 'Another service has this address.' },
  address: { id: 'services.by-hand.address', defaultMessage: 'Enter an IP address or a hostname.' },
});

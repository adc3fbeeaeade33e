import { defineMessages } from '@formatjs/intl';

/** Errors of tasks of staff. */
export const byHandTexts = defineMessages({
  finished: { id: 'services.by-hand.finished', defaultMessage: 'This task is already finished.' },
  address: { id: 'services.by-hand.address', defaultMessage: 'Enter an IP address or a hostname.' },
});

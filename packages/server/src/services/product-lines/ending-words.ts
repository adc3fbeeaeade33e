import { defineMessages } from '@formatjs/intl';
import type { EndingWords } from './line-words.ts';

/** Texts about the last days of a service that holds customer data. */
export const dataEnds: EndingWords = defineMessages({
  ends: {
    id: 'services.ending.ends',
    defaultMessage: 'You cancelled {name}. It runs until {day}, and after that we’ll delete it with all its data.',
  },
  keep: {
    id: 'services.ending.keep',
    defaultMessage: 'Back up anything you need. If you change your mind, you can keep it until then:',
  },
  suspended: {
    id: 'services.ending.suspended',
    defaultMessage: 'We’ve suspended {name} because its renewal hasn’t been paid.',
  },
  deletes: {
    id: 'services.ending.deletes',
    defaultMessage: 'We keep its data until {day}. After that it’s deleted and can’t be restored.',
  },
  warn: {
    id: 'services.ending.warn',
    defaultMessage:
      '{name} is suspended because it hasn’t been paid for. On {day} we’ll delete it with all its data, which can’t be restored.',
  },
  deleted: {
    id: 'services.ending.deleted',
    defaultMessage: 'We’ve deleted {name} with all its data because it wasn’t paid for. You won’t be charged for it.',
  },
  deletedReason: {
    id: 'services.ending.deleted-reason',
    defaultMessage: 'We deleted this service with all its data because it wasn’t paid for.',
  },
});

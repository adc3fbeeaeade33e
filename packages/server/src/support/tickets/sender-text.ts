import { defineMessage } from '@formatjs/intl';

/** Sender of emails about tickets that nobody of the staff has written, or who has no name. */
export const senderText = defineMessage({
  id: 'support.mail.desk',
  defaultMessage: '{brand} Support',
  description: 'Sender of emails about tickets',
});

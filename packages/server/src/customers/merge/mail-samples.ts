import { defineMessages } from '@formatjs/intl';
import { type MailSamples, written } from '../../platform/mail/index.ts';
import { mergeEmail } from './emails.ts';

const titles = defineMessages({
  accountsMerged: { id: 'customers.sample.accounts-merged', defaultMessage: 'Two accounts that became one' },
});

/** Emails about customers with invented data. */
export const customerSamples: MailSamples = {
  'accounts-merged': written(titles.accountsMerged, ({ context, to }) =>
    mergeEmail(to.language, context.settings.publicOrigin, { kept: to.reader.email, emptied: 'anna.old@example.com' }),
  ),
};

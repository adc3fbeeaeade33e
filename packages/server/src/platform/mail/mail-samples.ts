import { defineMessages } from '@formatjs/intl';
import { tellOfFailure } from './failure.ts';
import type { MailSamples } from './samples.ts';

const titles = defineMessages({
  emailUndelivered: { id: 'platform.sample.email-undelivered', defaultMessage: 'Email that couldn’t be delivered' },
});

/** Emails about emails with invented data. */
export const mailSamples: MailSamples = {
  'email-undelivered': {
    title: titles.emailUndelivered,
    send: ({ context, to, tx }) =>
      tellOfFailure(context, tx, {
        id: 1042,
        recipient: to.reader.email,
        subject: 'web-1 is ready',
        error: '550 5.1.1 No such mailbox',
      }),
  },
};

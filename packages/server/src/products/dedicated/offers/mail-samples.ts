import { defineMessages } from '@formatjs/intl';
import { dayMilliseconds } from '../../../platform/index.ts';
import type { MailSamples } from '../../../platform/mail/index.ts';
import { mailOffer } from './emails.ts';

const titles = defineMessages({
  dedicatedOffer: { id: 'products.sample.dedicated-offer', defaultMessage: 'Offer for a dedicated server' },
});

/** Emails of offers with invented data. */
export const offerSamples: MailSamples = {
  'dedicated-offer': {
    title: titles.dedicatedOffer,
    send: ({ context, to, tx }) =>
      mailOffer(context, tx, to, {
        offer: {
          id: 1042,
          label: null,
          comment: to.language === 'ru' ? 'Как договорились по телефону.' : 'As we agreed on the phone.',
          priceCents: 18_900,
          setupFeeCents: 0,
          expiresAt: new Date(context.clock.now().getTime() + 14 * dayMilliseconds),
        },
        plan: { name: 'EPYC 9354P', slug: 'epyc-9354p' },
      }),
  },
};

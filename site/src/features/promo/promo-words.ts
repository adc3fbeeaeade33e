import { defineMessages } from 'react-intl';

export const promoWords = defineMessages({
  email: { id: 'layout.promo.email', defaultMessage: 'Your email', description: 'Promo banner: label of the field' },
  send: { id: 'layout.promo.send', defaultMessage: 'Get promo code', description: 'Promo banner: button' },
  dismiss: {
    id: 'layout.promo.dismiss',
    defaultMessage: 'Hide this offer',
    description: 'Promo banner: button with a cross',
  },
  thanks: {
    id: 'layout.promo.thanks',
    defaultMessage: "Thank you! We''ve sent the promo code to your email.",
    description: 'Toast after the promo form was sent',
  },
  failed: {
    id: 'layout.promo.failed',
    defaultMessage: 'Something went wrong; our developers are already on it.',
    description: 'Promo form: it could not be sent',
  },
});

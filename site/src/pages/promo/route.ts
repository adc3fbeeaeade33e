import { data } from 'react-router-dom';
import { savePromoDismissed } from '../../features/promo/dismiss-promo.ts';
import { sendPromo, type PromoResult } from '../../features/promo/send-promo.ts';
import { definePage } from '../../app/router/page.ts';

/** The promo form's own page, to which the banner's form is sent without script. */
export const route = definePage({
  areas: ['promo'],
  async act({ app, form, url }): Promise<unknown> {
    const typed = form.get('email');
    const email = typeof typed === 'string' ? typed.trim() : '';
    // Nothing is sent for an empty field.
    if (email === '') return null;
    const result: PromoResult = await sendPromo(app, email, app.facts.origin + url.pathname);
    if (result.sent) savePromoDismissed(app);
    return data(result, { status: result.sent ? 200 : 400 });
  },
  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'promo.title',
      defaultMessage: 'Get a promo code by email',
      description: 'Title of the promo page',
    }),
    // Not for search engines: the offer is on the pages with the banner. Shared links have a preview.
    description: intl.formatMessage({
      id: 'promo.description',
      defaultMessage: 'Enter your email, and we’ll send you a promo code with a discount for new customers.',
      description: 'Description of the promo page',
    }),
    noindex: true,
  }),
});

import { consentTo, noConsent } from '@hoster/domain/consent';
import { redirect } from 'react-router-dom';
import { safeNext } from '../../features/auth/safe-next.ts';
import { consentOf } from '../../features/consent/consent.ts';
import { keepConsent } from '../../features/consent/keep-consent.ts';
import { definePage } from '../../router/page.ts';
import { keepAttribution } from '../../start/attribution.ts';

/** Cookie settings, and the address of the cookie banner's form. */
export const route = definePage({
  areas: ['cookies', 'long-text'],
  contextSlug: () => 'cookies',
  async act({ app, form }): Promise<unknown> {
    const { consentPurposes, origin } = app.facts;
    const choice = form.get('choice');
    const consent = choice === 'all' ? consentTo(consentPurposes) : choice === 'chosen' ? consentOf(form) : noConsent;
    keepConsent(app, consent);
    const typed = form.get('next');
    const next = safeNext(typeof typed === 'string' ? typed : null, origin);
    // Without script, only the server can keep the campaign in the address where the visitor agreed.
    if (import.meta.env.SSR && consent.marketing && next) keepAttribution(app, new URL(next, origin), '');
    return next ? redirect(next) : { saved: true };
  },
  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'cookies.title',
      defaultMessage: 'Cookie settings',
      description: 'Title of the page of cookie settings',
    }),
    noindex: true,
  }),
});

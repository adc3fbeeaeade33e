import { consentTo, noConsent } from '@hoster/domain/visitor/consent';
import { redirect } from 'react-router-dom';
import { safeNext } from '../../features/auth/session/safe-next.ts';
import { consentOf } from '../../app/visitor/consent.ts';
import { saveConsent } from '../../app/visitor/save-consent.ts';
import { definePage } from '../../app/router/page.ts';
import { saveAttribution } from '../../app/visitor/attribution.ts';

/** Cookie settings, and the address of the cookie banner's form. */
export const route = definePage({
  areas: ['cookies', 'long-text'],
  contextSlug: () => 'cookies',
  async act({ app, form }): Promise<unknown> {
    const { consentPurposes, origin } = app.facts;
    const choice = form.get('choice');
    const consent = choice === 'all' ? consentTo(consentPurposes) : choice === 'chosen' ? consentOf(form) : noConsent;
    saveConsent(app, consent);
    const typed = form.get('next');
    const next = safeNext(typeof typed === 'string' ? typed : null, origin);
    // Without script, only the server can store the campaign from the address where the visitor agreed.
    if (import.meta.env.SSR && consent.marketing && next) await saveAttribution(app, new URL(next, origin), '');
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

import { definePage } from '../../app/router/page.ts';
import { partnerLink, type PartnerLinkErrors } from '../../features/partner-link/partner-link.ts';
import { type Example, loadExamples } from './examples.ts';

interface PartnersData {
  examples: Example[];
  /** Input of the form; null before that. */
  typed: { address: string; code: string } | null;
  link: string | null;
  errors: PartnerLinkErrors;
}

/** `/partners/`: the partner program, and a form that makes a partner's link. Its fields are the query. */
export const route = definePage<PartnersData>({
  areas: ['partners', 'partner-link', 'long-text'],
  contextSlug: () => 'partners',
  async load({ app, url: { searchParams } }) {
    // The browser leaves empty fields out of the address.
    const typed = { address: searchParams.get('address') ?? '', code: searchParams.get('code') ?? '' };
    const nothing = { examples: await loadExamples(app), typed: null, link: null, errors: {} };
    if (!typed.address && !typed.code) return nothing;
    return { ...nothing, typed, ...partnerLink(typed.address, typed.code, app.facts.origin) };
  },
  meta: ({ intl, data: { typed } }) => ({
    title: intl.formatMessage({
      id: 'partners.title',
      defaultMessage: 'Partner program',
      description: 'Title of the page of the partner program while its texts are missing',
    }),
    canonicalPath: '/partners/',
    ...(typed && { noindex: true }),
  }),
});

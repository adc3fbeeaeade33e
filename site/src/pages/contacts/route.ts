import { companiesQuery } from '../../api/site.ts';
import { localPath } from '../../i18n/languages.ts';
import { knownLanguages } from '../../app/visitor/languages.ts';
import { definePage } from '../../app/router/page.ts';
import { contactPageLd } from '../../seo/json-ld.ts';
import { contactAction } from './contact-action.ts';

interface ContactsData {
  /** Number of the message that was just sent. */
  sent: number | null;
  jsonLd: object[];
}

const sentIn = (params: URLSearchParams): number | null => {
  const sent = params.get('sent') ?? '';
  return /^[1-9]\d{0,9}$/.test(sent) ? Number(sent) : null;
};

/** `/contacts/`: the companies, and the form for support. */
export const route = definePage<ContactsData>({
  areas: ['contacts', 'long-text'],
  contextSlug: () => 'contacts',
  async load({ app, url }) {
    const { queryClient, facts, lang } = app;
    // The form works without them.
    const companies = await queryClient.ensureQueryData(companiesQuery(app)).catch(() => []);
    return {
      sent: sentIn(url.searchParams),
      jsonLd: [contactPageLd(facts.origin + localPath(lang, '/contacts/'), companies, knownLanguages(app).languages)],
    };
  },
  act: ({ app, form }) => contactAction(app, form),
  meta: ({ intl, data }) => ({
    title: intl.formatMessage({
      id: 'contacts.title',
      defaultMessage: 'Contacts',
      description: 'Title of the contacts page while its texts are missing',
    }),
    prefix: 'og: https://ogp.me/ns#',
    jsonLd: data.jsonLd,
    ...(data.sent !== null && { noindex: true }),
  }),
});

import type { LegalQuery } from '@hoster/contract';
import { legalPaths, legalSlugs } from '@hoster/domain/visitor/legal';
import { legalDocumentQuery } from '../../api/legal.ts';
import { definePage } from '../../app/router/page.ts';

interface LegalData {
  asked: LegalQuery;
  title: string;
  summary: string;
}

/** Terms and policies: one page for all of them; `?version=` and `?compare=` name versions. */
export const route = definePage<LegalData>({
  areas: ['legal', 'long-text'],
  contextSlug: ({ slug = '' }) => slug,
  async load({ app, params, url }) {
    const version = url.searchParams.get('version');
    const compare = url.searchParams.get('compare');
    const asked = { ...(version && { version }), ...(compare && { compare }) };
    const document = await app.queryClient.ensureQueryData(legalDocumentQuery(app, params['slug'] ?? '', asked));
    return { asked, title: document.title, summary: document.summary };
  },
  meta({ data: { asked, title, summary }, params }) {
    const slug = legalSlugs.find((one) => one === params['slug']);
    return {
      title,
      description: summary,
      // Search engines should find the version that applies.
      noindex: Object.keys(asked).length > 0,
      ...(slug && { canonicalPath: legalPaths[slug] }),
    };
  },
});

import { pageContextQuery } from '../../api/site.ts';
import { loadDocument } from '../../features/api-reference/load-document.ts';
import { apiGroups, type ApiGroup } from '../../features/api-reference/reference.ts';
import { definePage } from '../../router/page.ts';

interface ApiData {
  /** Empty where the backend has no description of its calls. */
  groups: ApiGroup[];
}

/** `/api/`: what the API is, and the list of its calls. `q` filters them. */
export const route = definePage<ApiData>({
  hydrateLate: true,
  areas: ['api', 'long-text'],
  contextSlug: () => 'api',
  async load({ app }) {
    const [groups] = await Promise.all([
      loadDocument(app).then(
        ({ document, withVpn }) => apiGroups(document, withVpn),
        () => [],
      ),
      app.queryClient.prefetchQuery(pageContextQuery(app, 'api')),
    ]);
    return { groups };
  },
  meta: ({ intl, url }) => ({
    title: intl.formatMessage({
      id: 'api.title',
      defaultMessage: 'API',
      description: 'Title of the API page while its texts are missing',
    }),
    catalogue: true,
    canonicalPath: '/api/',
    ...(url.searchParams.get('q') && { noindex: true }),
  }),
});

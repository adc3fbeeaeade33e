import { pageContextQuery } from '../../api/site.ts';
import { loadDocument } from '../../features/api-reference/load-document.ts';
import { apiGroups, errorCodes, type ApiErrorCode, type ApiGroup } from '../../features/api-reference/reference.ts';
import { definePage } from '../../app/router/page.ts';

interface ApiData {
  /** Empty where the backend has no description of its calls. */
  groups: ApiGroup[];
  codes: ApiErrorCode[];
  /** Of the sign-in calls. */
  authCodes: ApiErrorCode[];
}

/** `/api/`: overview of the API and the list of its calls. `q` filters them. */
export const route = definePage<ApiData>({
  areas: ['api', 'long-text'],
  contextSlug: () => 'api',
  async load({ app }) {
    const [reference] = await Promise.all([
      loadDocument(app).then(
        ({ document, withVpn }) => ({ groups: apiGroups(document, withVpn), ...errorCodes(document) }),
        () => ({ groups: [], codes: [], authCodes: [] }),
      ),
      app.queryClient.prefetchQuery(pageContextQuery(app, 'api')),
    ]);
    return reference;
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

import { statusQuery } from '../../api/status.ts';
import { definePage } from '../../app/router/page.ts';

/** `/status/`: the state of all services. Without the backend, the page shows it as unknown. */
export const route = definePage({
  areas: ['status', 'looking-glass', 'long-text'],
  contextSlug: () => 'status',
  async load({ app }) {
    await app.queryClient.prefetchQuery(statusQuery(app));
    return null;
  },
  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'status.title',
      defaultMessage: 'Service status',
      description: 'Title of the status page',
    }),
    feed: '/status.atom',
  }),
});

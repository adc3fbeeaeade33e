import { loadList } from '../../features/dedicated/load-list.ts';
import { definePage } from '../../app/router/page.ts';

/** `/dedicated-servers/for-{slug}/`: the servers of one set. */
export const route = definePage({
  areas: ['dedicated', 'prices', 'long-text'],
  contextSlug: ({ slug }) => `ds-for-${slug}`,
  load: ({ app, params, url }) => loadList(app, url, 'for', params['slug']),
  meta: () => ({ catalogue: true }),
});

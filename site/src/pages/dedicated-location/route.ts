import { loadList } from '../../features/dedicated/load-list.ts';
import { definePage } from '../../app/router/page.ts';

/** `/dedicated-servers/in-{slug}/`: the servers of one country. */
export const route = definePage({
  areas: ['dedicated', 'prices', 'long-text'],
  contextSlug: ({ slug }) => `ds-in-${slug}`,
  load: ({ app, params, url }) => loadList(app, url, 'in', params['slug']),
  meta: () => ({ catalogue: true }),
});

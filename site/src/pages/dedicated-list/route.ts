import { loadList } from '../../features/dedicated/load-list.ts';
import { definePage } from '../../router/page.ts';

/** `/dedicated-servers/`: every server, with filters. */
export const route = definePage({
  hydrateLate: true,
  areas: ['dedicated', 'order', 'long-text'],
  contextSlug: () => 'ds-list',
  load: ({ app, url }) => loadList(app, url, null),
  meta: () => ({ catalogue: true }),
});

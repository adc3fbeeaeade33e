import type { FormerPlan } from '@hoster/contract';
import { definePage } from '../../app/router/page.ts';

/** `/web-hosting/`: every plan. */
export const route = definePage<FormerPlan | null>({
  areas: ['catalogue', 'web-hosting', 'prices', 'web-hosting-below-fold', 'long-text'],
  contextSlug: () => 'vh-list',
  // The server has loaded the first page of a visit: its script can load later.
  load: async ({ app, url }) => (await import('../../features/web-hosting/load-vh-catalogue.ts')).loadVhList(app, url),
  meta: () => ({ catalogue: true }),
});

import type { FormerPlan } from '@hoster/contract';
import { definePage } from '../../app/router/page.ts';

/** `/virtual-private-servers/`: every plan. */
export const route = definePage<FormerPlan | null>({
  areas: ['catalogue', 'vps', 'prices', 'long-text'],
  contextSlug: () => 'vps-list',
  // The server has loaded the first page of a visit: its script can load later.
  load: async ({ app, url }) => (await import('../../features/vps/load-landing.ts')).loadWhole(app, url),
  meta: () => ({ catalogue: true }),
});

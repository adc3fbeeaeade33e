import type { FormerPlan } from '@hoster/contract';
import { loadList } from '../../features/dedicated/load-list.ts';
import { formerIn } from '../../parts/former-plan/former-plan.ts';
import { definePage } from '../../app/router/page.ts';

/** `/dedicated-servers/`: every server, with filters. */
export const route = definePage<FormerPlan | null>({
  areas: ['dedicated', 'prices', 'long-text'],
  contextSlug: () => 'ds-list',
  load: async ({ app, url }) => {
    const [former, elsewhere] = await Promise.all([
      formerIn(app, 'dedicated', url.searchParams),
      loadList(app, url, null),
    ]);
    return elsewhere ?? former;
  },
  meta: () => ({ catalogue: true }),
});

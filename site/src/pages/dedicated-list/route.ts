import type { FormerPlan } from '@hoster/contract';
import { loadList } from '../../features/dedicated/load-list.ts';
import { formerParts } from '../../features/former-plan/former-parts.ts';
import { formerIn } from '../../features/former-plan/former-plan.ts';
import { definePage } from '../../router/page.ts';

/** `/dedicated-servers/`: every server, with filters. */
export const route = definePage<FormerPlan | null>({
  hydrateLate: 'at-sign',
  areas: ['dedicated', 'prices', 'long-text'],
  parts: formerParts,
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

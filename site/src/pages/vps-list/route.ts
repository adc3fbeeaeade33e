import type { FormerPlan } from '@hoster/contract';
import { formerParts } from '../../features/former-plan/former-parts.ts';
import { definePage } from '../../router/page.ts';

/** `/virtual-private-servers/`: every plan. */
export const route = definePage<FormerPlan | null>({
  hydrateLate: true,
  areas: ['catalogue', 'vps', 'prices'],
  belowFold: { module: 'src/features/vps-catalogue/below-fold.tsx', areas: ['long-text'] },
  parts: formerParts,
  contextSlug: () => 'vps-list',
  // The first page of a visit has been loaded by the server: the script for it can wait.
  load: async ({ app, url }) => (await import('../../features/vps-catalogue/load-landing.ts')).loadWhole(app, url),
  meta: () => ({ catalogue: true }),
});

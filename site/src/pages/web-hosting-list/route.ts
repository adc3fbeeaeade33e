import type { FormerPlan } from '@hoster/contract';
import { formerParts } from '../../features/former-plan/former-parts.ts';
import { definePage } from '../../router/page.ts';

/** `/web-hosting/`: every plan. */
export const route = definePage<FormerPlan | null>({
  hydrateLate: true,
  areas: ['catalogue', 'web-hosting', 'prices'],
  belowFold: { module: 'src/features/web-hosting/below-fold.tsx', areas: ['web-hosting-below-fold', 'long-text'] },
  parts: formerParts,
  contextSlug: () => 'vh-list',
  // The first page of a visit has been loaded by the server: the script for it can wait.
  load: async ({ app, url }) => (await import('../../features/web-hosting/load-vh-catalogue.ts')).loadVhList(app, url),
  meta: () => ({ catalogue: true }),
});

import { contextSlugOf } from '../../features/vps-catalogue/context-slug.ts';
import { definePage } from '../../router/page.ts';

/** `/virtual-private-servers/in-{slug}/`: the plans of one country. */
export const route = definePage({
  hydrateLate: true,
  areas: ['catalogue', 'vps', 'prices'],
  belowFold: { module: 'src/features/vps-catalogue/below-fold.tsx', areas: ['looking-glass', 'long-text'] },
  contextSlug: ({ slug }) => contextSlugOf('in', slug),
  // The first page of a visit has been loaded by the server: the script for it can wait.
  load: async ({ app, params, url }) =>
    (await import('../../features/vps-catalogue/load-landing.ts')).loadLanding(app, 'in', params['slug'] ?? '', url),
  meta: () => ({ catalogue: true }),
});

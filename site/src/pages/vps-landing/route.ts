import { contextSlugOf } from '../../features/vps-catalogue/context-slug.ts';
import { definePage } from '../../router/page.ts';

/** `/virtual-private-servers/{on|for|with}-{slug}/`: the plans for one purpose. */
export const route = definePage({
  hydrateLate: true,
  areas: ['catalogue', 'vps', 'prices'],
  belowFold: { module: 'src/features/vps-catalogue/below-fold.tsx', areas: ['long-text'] },
  contextSlug: ({ prefix, slug }) => contextSlugOf(prefix, slug),
  // The first page of a visit has been loaded by the server: the script for it can wait.
  load: async ({ app, params, url }) =>
    (await import('../../features/vps-catalogue/load-landing.ts')).loadLanding(
      app,
      params['prefix'] ?? '',
      params['slug'] ?? '',
      url,
    ),
  meta: () => ({ catalogue: true }),
});

import { contextSlugOf } from '../../features/vps/landing-of.ts';
import { definePage } from '../../app/router/page.ts';

/** `/virtual-private-servers/{on|for|with}-{slug}/`: the plans for one purpose. */
export const route = definePage({
  areas: ['catalogue', 'vps', 'prices', 'long-text'],
  contextSlug: ({ prefix, slug }) => contextSlugOf(prefix, slug),
  // The server has loaded the first page of a visit: its script can load later.
  load: async ({ app, params, url }) =>
    (await import('../../features/vps/load-landing.ts')).loadLanding(
      app,
      params['prefix'] ?? '',
      params['slug'] ?? '',
      url,
    ),
  meta: () => ({ catalogue: true }),
});

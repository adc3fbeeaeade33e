import { contextSlugOf } from '../../features/vps/landing-of.ts';
import { definePage } from '../../app/router/page.ts';

/** `/virtual-private-servers/in-{slug}/`: the plans of one country. */
export const route = definePage({
  areas: ['catalogue', 'vps', 'prices', 'looking-glass', 'long-text'],
  contextSlug: ({ slug }) => contextSlugOf('in', slug),
  // The server has loaded the first page of a visit: its script can load later.
  load: async ({ app, params, url }) =>
    (await import('../../features/vps/load-landing.ts')).loadLanding(app, 'in', params['slug'] ?? '', url),
  meta: () => ({ catalogue: true }),
});

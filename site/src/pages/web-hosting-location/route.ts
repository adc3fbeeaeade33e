import { definePage } from '../../app/router/page.ts';

/** `/web-hosting/in-{slug}/`: the plans of one country. */
export const route = definePage({
  areas: ['catalogue', 'web-hosting', 'prices', 'web-hosting-below-fold', 'looking-glass', 'long-text'],
  contextSlug: ({ slug }) => `vh-in-${slug}`,
  // The server has loaded the first page of a visit: its script can load later.
  load: async ({ app, params, url }) =>
    (await import('../../features/web-hosting/load-vh-catalogue.ts')).loadVhLocation(app, params['slug'] ?? '', url),
  meta: () => ({ catalogue: true }),
});

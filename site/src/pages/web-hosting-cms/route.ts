import { definePage } from '../../app/router/page.ts';

/** `/web-hosting/for-{slug}/`: the plans for one system. */
export const route = definePage({
  areas: ['catalogue', 'web-hosting', 'prices', 'web-hosting-below-fold', 'long-text'],
  contextSlug: ({ slug }) => `vh-for-${slug}`,
  // The server has loaded the first page of a visit: its script can load later.
  load: async ({ app, params, url }) =>
    (await import('../../features/web-hosting/load-vh-catalogue.ts')).loadVhCms(app, params['slug'] ?? '', url),
  meta: () => ({ catalogue: true }),
});

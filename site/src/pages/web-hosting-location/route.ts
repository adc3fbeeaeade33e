import { definePage } from '../../router/page.ts';

/** `/web-hosting/in-{slug}/`: the plans of one country. */
export const route = definePage({
  hydrateLate: true,
  areas: ['catalogue', 'web-hosting', 'prices'],
  belowFold: {
    module: 'src/features/web-hosting/below-fold.tsx',
    areas: ['web-hosting-below-fold', 'looking-glass', 'long-text'],
  },
  contextSlug: ({ slug }) => `vh-in-${slug}`,
  // The first page of a visit has been loaded by the server: the script for it can wait.
  load: async ({ app, params, url }) =>
    (await import('../../features/web-hosting/load-vh-catalogue.ts')).loadVhLocation(app, params['slug'] ?? '', url),
  meta: () => ({ catalogue: true }),
});

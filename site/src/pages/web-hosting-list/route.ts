import { definePage } from '../../router/page.ts';

/** `/web-hosting/`: every plan. */
export const route = definePage({
  hydrateLate: true,
  areas: ['catalogue', 'web-hosting', 'order', 'long-text'],
  contextSlug: () => 'vh-list',
  // The first page of a visit has been loaded by the server: the script for it can wait.
  load: async ({ app, url }) => (await import('../../features/web-hosting/load-vh-catalogue.ts')).loadVhList(app, url),
  meta: () => ({ catalogue: true }),
});

import { loadLanding } from '../../features/vps-catalogue/load-landing.ts';
import { contextSlugOf } from '../../features/vps-catalogue/plan-rows.ts';
import { definePage } from '../../router/page.ts';

/** `/virtual-private-servers/{on|for|with}-{slug}/`: the plans for one purpose. */
export const route = definePage<{ jsonLd: object[] }>({
  hydrateOnIntent: true,
  areas: ['vps', 'order', 'long-text'],
  contextSlug: ({ prefix, slug }) => contextSlugOf(prefix, slug),
  load: ({ app, params }) => loadLanding(app, params['prefix'] ?? '', params['slug'] ?? ''),
  meta: ({ data }) => ({ jsonLd: data.jsonLd }),
});

import { loadLanding } from '../../features/vps-catalogue/load-landing.ts';
import { contextSlugOf } from '../../features/vps-catalogue/plan-rows.ts';
import { definePage } from '../../router/page.ts';

/** `/virtual-private-servers/in-{slug}/`: the plans of one country. */
export const route = definePage<{ jsonLd: object[] }>({
  hydrateOnIntent: true,
  areas: ['vps', 'order', 'long-text'],
  contextSlug: ({ slug }) => contextSlugOf('in', slug),
  load: ({ app, params }) => loadLanding(app, 'in', params['slug'] ?? ''),
  meta: ({ data }) => ({ jsonLd: data.jsonLd }),
});

import { catalogueLd } from '../../features/vps-catalogue/catalogue-ld.ts';
import { loadCatalogue } from '../../features/vps-catalogue/load-catalogue.ts';
import { definePage } from '../../router/page.ts';

/** `/virtual-private-servers/`: every plan. */
export const route = definePage<{ jsonLd: object[] }>({
  hydrateOnIntent: true,
  areas: ['vps', 'order', 'long-text'],
  contextSlug: () => 'vps-list',
  async load({ app }) {
    await loadCatalogue(app);
    return { jsonLd: await catalogueLd(app, null) };
  },
  meta: ({ data }) => ({ jsonLd: data.jsonLd }),
});

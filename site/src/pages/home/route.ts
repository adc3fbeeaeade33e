import { landingLinks, vpsLocationsQuery } from '../../api/vps.ts';
import { latestNewsQuery } from '../../api/news.ts';
import { clientsQuery, configQuery, homeContextQuery } from '../../api/site.ts';
import { definePage } from '../../app/router/page.ts';
import { faqLd, organizationLd, websiteLd, type JsonLd } from '../../seo/json-ld.ts';
import type { PageMeta } from '../../seo/page-meta.ts';
import { loadShop, type Shop } from './load-shop.ts';

interface HomeData {
  /** VPS pages by country code. */
  landings: Record<string, string>;
  shop: Shop;
  meta: PageMeta;
}

export const route = definePage<HomeData>({
  areas: ['home', 'home-below-fold', 'long-text'],
  async load({ app }) {
    const { queryClient, facts } = app;
    // Each part of the page handles missing data: none of these may fail the page.
    const [landings, shop] = await Promise.all([
      landingLinks(app),
      loadShop(app),
      queryClient.prefetchQuery(homeContextQuery(app)),
      queryClient.prefetchQuery(configQuery(app)),
      queryClient.prefetchQuery(vpsLocationsQuery(app)),
      queryClient.prefetchQuery(clientsQuery(app)),
      queryClient.prefetchQuery(latestNewsQuery(app)),
    ]);
    const context = queryClient.getQueryData(homeContextQuery(app).queryKey);
    const config = queryClient.getQueryData(configQuery(app).queryKey);
    const jsonLd: JsonLd[] = [
      organizationLd(facts.origin, {
        links: config?.social_links.map(({ url }) => url) ?? [],
        since: config?.company_since ?? null,
      }),
      websiteLd(facts.origin, app.lang),
    ];
    if (context?.faq) jsonLd.push(faqLd(context.faq));
    return {
      landings,
      shop,
      meta: {
        jsonLd,
        ...(context?.seo_title && { title: context.seo_title }),
        ...(context?.seo_description && { description: context.seo_description }),
        ...(context?.seo_keywords && { keywords: context.seo_keywords }),
        ...(context?.og_image && { image: context.og_image }),
      },
    };
  },
  meta: ({ data }) => data.meta,
});

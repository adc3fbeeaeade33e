import { configQuery, homeContextQuery } from '../../api/site.ts';
import { asLang, localPath } from '../../i18n/languages.ts';
import { definePage } from '../../app/router/page.ts';
import { offerCatalogLd } from '../../seo/json-ld.ts';
import { type Line, loadLines } from './lines.ts';
import { lineNames } from './words.ts';

interface ServicesData {
  lines: Line[];
  /** Scheme and host of the site. */
  origin: string;
}

/** `/services/`: the product lines side by side. */
export const route = definePage<ServicesData>({
  areas: ['services', 'long-text'],
  contextSlug: () => 'services',
  async load({ app }) {
    const [lines] = await Promise.all([
      loadLines(app),
      app.queryClient.prefetchQuery(homeContextQuery(app)),
      app.queryClient.prefetchQuery(configQuery(app)),
    ]);
    return { lines, origin: app.facts.origin };
  },
  meta: ({ intl, data }) => {
    const title = intl.formatMessage({
      id: 'services.title',
      defaultMessage: 'All services',
      description: 'Title of the page that compares the product lines',
    });
    const offers = data.lines.flatMap(({ name, url: path, prices: [low, ...more] }) =>
      low === undefined
        ? []
        : [
            {
              name: intl.formatMessage(lineNames[name]),
              url: data.origin + localPath(asLang(intl.locale) ?? 'en', path),
              low,
              high: more.at(-1) ?? low,
            },
          ],
    );
    return {
      title,
      catalogue: true,
      jsonLd: [offerCatalogLd(title, offers)],
    };
  },
});

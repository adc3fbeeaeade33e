import { newsArticleQuery } from '../../api/news.ts';
import { localPath } from '../../i18n/languages.ts';
import { definePage } from '../../app/router/page.ts';
import { newsArticleLd } from '../../seo/json-ld.ts';
import type { PageMeta } from '../../seo/page-meta.ts';

/** `/news/:slug/`: an article. */
export const route = definePage<PageMeta>({
  areas: ['news'],
  async load({ app, params }) {
    const { slug, title, teaser, published, updated } = await app.queryClient.ensureQueryData(
      newsArticleQuery(app, params['slug'] ?? ''),
    );
    const url = app.facts.origin + localPath(app.lang, `/news/${slug}/`);
    return {
      title,
      description: teaser,
      isArticle: true,
      feed: '/news.atom',
      jsonLd: [newsArticleLd({ headline: title, description: teaser, url, published, updated, language: app.lang })],
    };
  },
  meta: ({ intl, data }) => ({
    ...data,
    keywords: intl.formatMessage(
      {
        id: 'news.keywords',
        defaultMessage: '{title}, {brand} news, hosting news',
        description: 'Keywords for search engines of a news article',
      },
      { title: data.title },
    ),
  }),
});

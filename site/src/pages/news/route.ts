import { newsQuery } from '../../api/news.ts';
import { definePage } from '../../app/router/page.ts';
import { pageIn } from '../../app/router/page-in.ts';
import { newsPageAddress } from './page-address.ts';
import { firstPageWith, type ShownPages } from './shown-pages.ts';

/** `/news/?page=2`: the news, a page at a time. */
export const route = definePage<ShownPages>({
  areas: ['news', 'long-text'],
  contextSlug: () => 'news',
  async load({ app, url }) {
    const last = pageIn(url.searchParams);
    const first = firstPageWith(app, last);
    const pages = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    await Promise.all(pages.map((page) => app.queryClient.ensureQueryData(newsQuery(app, page))));
    return { first, last };
  },
  meta: ({ intl, data }) => ({
    title: intl.formatMessage({ id: 'news.title', defaultMessage: 'News', description: 'Title of the news' }),
    canonicalPath: newsPageAddress(data.last),
    feed: '/news.atom',
  }),
});

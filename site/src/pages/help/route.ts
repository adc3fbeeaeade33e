import { articlesQuery, helpTagsQuery, helpTreeQuery } from '../../api/help.ts';
import { PAGE_SIZE, pageIn, SEARCH_MAX, searchIn } from '../../features/help/help-address.ts';
import { helpWords } from '../../features/help/words.ts';
import { definePage } from '../../router/page.ts';

interface HelpData {
  /** What is searched for; empty for the first page of the help centre. */
  search: string;
  page: number;
  /** The search has more characters than the backend takes. */
  isTooLong: boolean;
}

/** `/help/`: every article by category; with `?search=`, the results of a search. */
export const route = definePage<HelpData>({
  hydrateLate: true,
  areas: ['help', 'long-text'],
  contextSlug: () => 'help',
  async load({ app, url }) {
    const search = searchIn(url.searchParams);
    const page = pageIn(url.searchParams);
    const isTooLong = search.length > SEARCH_MAX;
    const { queryClient } = app;
    await Promise.all([
      queryClient.ensureQueryData(helpTreeQuery(app)),
      search === '' ? queryClient.ensureQueryData(helpTagsQuery(app)) : undefined,
      search === '' || isTooLong
        ? undefined
        : queryClient.ensureQueryData(articlesQuery(app, { search, page, page_size: PAGE_SIZE })),
    ]);
    return { search, page, isTooLong };
  },
  meta({ intl, data: { search } }) {
    if (search === '') return { title: intl.formatMessage(helpWords.help), canonicalPath: '/help/' };
    const title = intl.formatMessage(
      {
        id: 'help.results.page',
        defaultMessage: 'Search help: {search}',
        description: 'Title of the page of results, for the browser',
      },
      { search },
    );
    return { title: `${title} · Hoster`, ownTexts: true, noindex: true };
  },
});

import { HELP_SEARCH_MAX } from '@hoster/contract/lists';
import { articlesQuery, helpTagsQuery, helpTreeQuery } from '../../api/help.ts';
import { PAGE_SIZE, searchIn } from '../../features/help/help-address.ts';
import { helpMessages } from '../../features/help/words.ts';
import { pageIn } from '../../app/router/page-in.ts';
import { definePage } from '../../app/router/page.ts';

interface HelpData {
  /** Search text; empty for the first page of the help centre. */
  search: string;
  page: number;
  /** The search has more characters than the backend takes. */
  isTooLong: boolean;
}

/** `/help/`: every article by category; with `?search=`, the results of a search. */
export const route = definePage<HelpData>({
  areas: ['help', 'long-text'],
  contextSlug: () => 'help',
  async load({ app, url }) {
    const search = searchIn(url.searchParams);
    const page = pageIn(url.searchParams);
    const isTooLong = search.length > HELP_SEARCH_MAX;
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
    if (search === '') return { title: intl.formatMessage(helpMessages.help), canonicalPath: '/help/' };
    const title = intl.formatMessage(
      {
        id: 'help.results.page',
        defaultMessage: 'Search help: {search} · {brand}',
        description: 'Title of the page of results, for the browser',
      },
      { search },
    );
    return { title, ownTexts: true, noindex: true };
  },
});

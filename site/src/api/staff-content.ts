import type { BodyInputOf, calls, StaffNewsQuery, StaffReportsQuery } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

/** Page of all news. Throws `ApiError` 403 for who may not see it. */
export const staffNewsQuery = ({ call, lang }: AppContext, query: Partial<StaffNewsQuery>) =>
  queryOptions({
    queryKey: ['staff', 'news', lang, query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffNews', { query, ignore: [400, 401, 403] }),
  });

/** A news article with its Markdown. Throws `ApiError` 403 for who may not see it, 404 for none. */
export const staffNewsArticleQuery = ({ call }: AppContext, slug: string) =>
  queryOptions({
    queryKey: ['staff', 'news', 'article', slug],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffNewsArticle', { params: { slug }, ignore: [401, 403, 404] }),
  });

/** Writes a news article. Throws `ApiError` 400 with errors by field, 409 when somebody else has changed it. */
export async function writeNewsArticle(
  { call }: AppContext,
  slug: string,
  body: BodyInputOf<typeof calls.putStaffNewsArticle>,
): Promise<void> {
  await call('putStaffNewsArticle', { params: { slug }, body, ignore: [400, 401, 403, 404, 409] });
}

/** HTML of Markdown. */
export const previewMarkdown = (
  { call }: AppContext,
  body: BodyInputOf<typeof calls.postMarkdownPreview>,
): Promise<{ html: string }> => call('postMarkdownPreview', { body, ignore: [400, 401, 403] });

/** Page of the reports about help articles. Throws `ApiError` 403 for who may not see them. */
export const articleReportsQuery = ({ call }: AppContext, query: Partial<StaffReportsQuery>) =>
  queryOptions({
    queryKey: ['staff', 'article-reports', query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getArticleReports', { query, ignore: [400, 401, 403] }),
  });

/** Marks a report as done. */
export async function finishArticleReport({ call }: AppContext, id: number): Promise<void> {
  await call('postArticleReportDone', { params: { id }, ignore: [401, 403, 404] });
}

import type { StaffArticleReport, StaffReportPage, StaffReportsQuery } from '@hoster/contract';
import {
  and,
  desc,
  eq,
  getTableColumns,
  ilike,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
} from '../../platform/db/drizzle.ts';
import { type Db, escapeLike } from '../../platform/db/index.ts';
import { notFound, keysetPage } from '../../platform/http/index.ts';
import type { Context } from '../../platform/index.ts';
import { helpArticles, helpReports } from './tables.ts';

const pageSize = 50;

async function read(db: Db, where: SQL | undefined, limit: number): Promise<StaffArticleReport[]> {
  const isArticle = and(eq(helpArticles.slug, helpReports.slug), eq(helpArticles.language, helpReports.language));
  const rows = await db
    .select({ ...getTableColumns(helpReports), title: helpArticles.title })
    .from(helpReports)
    .leftJoin(helpArticles, isArticle)
    .where(where)
    .orderBy(desc(helpReports.id))
    .limit(limit);
  return rows.map(({ comment, createdAt, doneAt, id, language, slug, title }) => ({
    id,
    slug,
    language,
    title,
    comment,
    created: createdAt.toISOString(),
    done: doneAt?.toISOString() ?? null,
  }));
}

/** Page of the reports about help articles, newest first. */
export async function listReports(db: Db, { before, search, state }: StaffReportsQuery): Promise<StaffReportPage> {
  const part = `%${escapeLike(search)}%`;
  const { comment, doneAt, id, slug } = helpReports;
  const rows = await read(
    db,
    and(
      state === 'open' ? isNull(doneAt) : isNotNull(doneAt),
      search === '' ? undefined : or(ilike(comment, part), ilike(slug, part)),
      before === undefined ? undefined : lt(id, before),
    ),
    pageSize + 1,
  );
  return keysetPage(rows, pageSize, ({ id }) => id);
}

/** Marks a report as done; a repeated call changes nothing. @throws AppError 404 */
export async function finishReport(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  id: number,
): Promise<StaffArticleReport> {
  await db
    .update(helpReports)
    .set({ doneAt: clock.now() })
    .where(and(eq(helpReports.id, id), isNull(helpReports.doneAt)));
  const [report] = await read(db, eq(helpReports.id, id), 1);
  if (!report) throw notFound(`No report ${id}`);
  return report;
}

import { writtenIn } from '../../platform/documents/index.ts';
import type { ArticleReport } from '@hoster/contract';
import { localizePath } from '@hoster/domain';
import { and, eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import { type Language, notFound } from '../../platform/http/index.ts';
import { enqueueMail, type Mail } from '../../platform/mail/index.ts';
import { listSellers } from '../../settings/index.ts';
import { supportAddress } from '../../platform/company/index.ts';
import { helpArticles, helpReports } from './tables.ts';

/** Email to support with a reader's report. `page`: address of the article. */
export const reportEmail = (about: {
  title: string;
  comment: string;
  page: string;
}): Pick<Mail, 'kind' | 'subject' | 'text'> => ({
  kind: 'article-reported',
  subject: `Problem with a help article: ${about.title}`,
  text: `${about.comment}\n\n${about.page}\n`,
});

/**
 * Stores a reader's report about an article and emails it to the support address, or to the main company.
 * @throws AppError 404 for an article that doesn't exist
 */
export async function reportArticle(
  { clock, db, settings }: Pick<Context, 'clock' | 'db' | 'settings'>,
  { slug, language, comment }: { slug: string; language: Language; comment: string },
): Promise<ArticleReport> {
  const createdAt = clock.now();
  return db.transaction(async (tx) => {
    const [article] = await tx
      .select({ title: helpArticles.title })
      .from(helpArticles)
      .where(and(eq(helpArticles.slug, slug), eq(helpArticles.language, writtenIn(language))));
    if (!article) throw notFound(`No article ${slug}`);
    const [row] = await tx.insert(helpReports).values({ slug, language, comment, createdAt }).returning();
    if (!row) throw new Error('The report was not stored');
    const to = (await supportAddress(tx, settings)) ?? (await listSellers(tx, 'en'))[0]?.email;
    // Staff see it in the list.
    if (to === undefined) return { id: row.id, created: createdAt.toISOString() };
    const page = settings.publicOrigin + localizePath(`/help/${slug}/`, language);
    await enqueueMail(tx, { to, language: 'en', ...reportEmail({ title: article.title, comment, page }) });
    return { id: row.id, created: createdAt.toISOString() };
  });
}

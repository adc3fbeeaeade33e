import { writtenIn } from './read-documents.ts';
import { and, eq, sql } from '../../platform/db/drizzle.ts';
import type { PageContext } from '@hoster/contract';
import type { Db } from '../db/types.ts';
import type { Language } from '../http/visitor/language.ts';
import { brandName } from '../company/index.ts';
import { fillPage } from './fill.ts';
import { readPages } from './read-pages.ts';
import { pageTexts } from './tables.ts';

/** Texts of a page type with the placeholders that are its own; null when there is no such page. */
export async function pageText(db: Db, slug: string, language: Language): Promise<PageContext | null> {
  const [row] = await db
    .select()
    .from(pageTexts)
    .where(and(eq(pageTexts.slug, slug), eq(pageTexts.language, writtenIn(language))));
  if (!row) return null;
  const { noindex, faq, ...front } = row.front;
  const page: PageContext = {
    ...front,
    footer: row.footer,
    ...(noindex && { noindex }),
    ...(faq.length > 0 && { faq }),
    updated: row.updatedAt.toISOString(),
  };
  return fillPage(page, { brand: await brandName(db) });
}

/** Updates the page texts from their files; pages that were edited in the database are left alone. */
export async function loadPages(db: Db): Promise<void> {
  const pages = await readPages();
  if (pages.length === 0) return;
  await db
    .insert(pageTexts)
    .values(pages)
    .onConflictDoUpdate({
      target: [pageTexts.slug, pageTexts.language],
      set: { front: sql`excluded.front`, footer: sql`excluded.footer`, updatedAt: sql`now()` },
      setWhere: sql`not ${pageTexts.isEdited} and (${pageTexts.front} <> excluded.front or ${pageTexts.footer} is distinct from excluded.footer)`,
    });
}

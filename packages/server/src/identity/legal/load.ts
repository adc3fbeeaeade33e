import { legalSlugs, type LegalSlug } from '@hoster/domain/visitor/legal';
import { z } from 'zod';
import type { Context } from '../../platform/index.ts';
import { memoised, readDocuments, type SourceDocument } from '../../platform/documents/index.ts';
import { legalDocuments } from './tables.ts';

const text = z.string().trim().min(1);
const Front = z.strictObject({ title: text, summary: text, changes: text.optional() });
const FileName = z.templateLiteral([z.enum(legalSlugs), '/', z.iso.date()]);

type LegalRow = typeof legalDocuments.$inferInsert;

/**
 * Reads every version of `content/{en,ru}/legal/<document>/<version>.md`.
 * @throws when a file has a wrong name or front matter; the message names the file
 */
export const readLegal = memoised(async (): Promise<LegalRow[]> => (await readDocuments('legal', Front)).map(rowOf));

function rowOf({ slug: path, language, front, body }: SourceDocument<z.infer<typeof Front>>): LegalRow {
  if (!FileName.safeParse(path).success) {
    throw new Error(`content/${language}/legal/${path}.md isn’t named <document>/<date>.md.`);
  }
  const [slug, version] = path.split('/') as [LegalSlug, string];
  return { slug, language, version, ...front, changes: front.changes ?? null, text: body };
}

/** Adds new versions. A known one is left unchanged, even if its file has changed. */
export async function loadLegal({ db, log }: Pick<Context, 'db' | 'log'>, read = readLegal): Promise<void> {
  const files = await read();
  if (files.length === 0) return;
  await db.insert(legalDocuments).values(files).onConflictDoNothing();
  const known = new Map((await db.select().from(legalDocuments)).map((row) => [keyOf(row), row]));
  for (const file of files) {
    const row = known.get(keyOf(file));
    if (row && contentOf(row) !== contentOf(file)) {
      log.warn(
        `content/${keyOf(file)}.md has changed since it was published and isn’t loaded. Publish the change as a new version.`,
      );
    }
  }
}

const keyOf = ({ slug, language, version }: LegalRow) => `${language}/legal/${slug}/${version}`;
const contentOf = (row: LegalRow) => JSON.stringify([row.title, row.summary, row.changes, row.text]);

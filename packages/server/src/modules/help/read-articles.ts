import { z } from 'zod';
import { renderDocument } from '../content/markdown.ts';
import { once, readDocuments, type SourceDocument } from '../content/read-documents.ts';
import { typographyOf } from '../content/typography-of.ts';
import { categoryPath, tagOf } from './tree.ts';
import type { HelpArticleRow } from './tables.ts';

const slugs = z.array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
/** YAML reads an unquoted date as text or as a date, by its version. */
const Day = z.union([z.iso.date(), z.date().transform((day) => day.toISOString().slice(0, 10))]);
const Front = z.strictObject({
  title: z.string().trim().min(1),
  excerpt: z.string().trim().min(1),
  keywords: z.string().trim(),
  category: z.string().refine((slug) => categoryPath(slug) !== undefined, 'is no category of seed/help-categories.ts'),
  tags: slugs.refine((all) => all.every((slug) => tagOf(slug)), 'has a tag that seed/help-tags.ts doesn’t list'),
  position: z.int(),
  updated: Day,
  reviewed: Day.nullable().default(null),
  related: slugs,
});

/** Words a minute that readers of technical texts manage. */
const paces = { en: 200, ru: 170 };

/** An article as its file says, ready for the database. */
export type ArticleSource = Omit<HelpArticleRow, 'search'>;

/**
 * Reads every article of `content/{en,ru}/help`.
 * @throws when a file's front matter is wrong; the message names the file
 */
export const readArticles = once(async (): Promise<ArticleSource[]> =>
  (await readDocuments('help', Front)).map(articleOf),
);

function articleOf({ slug, language, front, body }: SourceDocument<z.infer<typeof Front>>): ArticleSource {
  const { html, toc, text } = renderDocument(body, language);
  const tags = front.tags.flatMap((tag) => tagOf(tag) ?? []);
  const names = [
    ...tags.map(({ name }) => name[language]),
    ...(language === 'ru' ? tags.flatMap(({ byEar }) => byEar || []) : []),
    ...(categoryPath(front.category) ?? []).map(({ title }) => title[language]),
  ];
  const line = typographyOf(language);
  return {
    ...front,
    title: line(front.title),
    excerpt: line(front.excerpt),
    slug,
    language,
    body: html,
    toc: toc.map((entry) => ({ ...entry, title: line(entry.title) })),
    plain: text,
    labels: [front.keywords, ...names].join(', '),
    readingMinutes: Math.max(1, Math.round(text.split(/\s+/).length / paces[language])),
  };
}

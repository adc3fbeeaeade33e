import type { Language } from '@hoster/contract';
import { textIn } from '../../i18n/localised.ts';
import { z } from 'zod';
import {
  memoised,
  readDocuments,
  renderDocument,
  type SourceDocument,
  typographyOf,
} from '../../platform/documents/index.ts';
import { categoryChain, tagOf } from './tree.ts';
import type { HelpArticleRow } from './tables.ts';

const slugs = z.array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
/** YAML parses an unquoted date as text or as a date, depending on its version. */
const Day = z.union([z.iso.date(), z.date().transform((day) => day.toISOString().slice(0, 10))]);
const Front = z.strictObject({
  title: z.string().trim().min(1),
  excerpt: z.string().trim().min(1),
  keywords: z.string().trim(),
  category: z
    .string()
    .refine((slug) => categoryChain(slug) !== undefined, 'is no category of content/help/categories.ts'),
  tags: slugs.refine((all) => all.every((slug) => tagOf(slug)), 'has a tag that content/help/tags.ts doesn’t list'),
  position: z.int(),
  updated: Day,
  reviewed: Day.nullable().default(null),
  related: slugs,
});

/** Reading speed for technical texts, in words per minute. */
const pace: Readonly<Record<Language, number>> = { en: 200, ru: 170 };

/** An article read from its file, ready for the database. */
export type ArticleSource = Omit<HelpArticleRow, 'search'>;

/**
 * Reads every article of `content/<language>/help`.
 * @throws when a file's front matter is wrong; the message names the file
 */
export const readArticles = memoised(async (): Promise<ArticleSource[]> =>
  (await readDocuments('help', Front)).map(sourceOf),
);

function sourceOf({ slug, language, front, body }: SourceDocument<z.infer<typeof Front>>): ArticleSource {
  const { html, toc, text } = renderDocument(body, language);
  const tags = front.tags.flatMap((tag) => tagOf(tag) ?? []);
  const names = [
    ...tags.map(({ name }) => textIn(name, language)),
    ...tags.flatMap(({ byEar }) => byEar[language] ?? []),
    ...(categoryChain(front.category) ?? []).map(({ title }) => textIn(title, language)),
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
    readingMinutes: Math.max(1, Math.round(text.split(/\s+/).length / pace[language])),
  };
}

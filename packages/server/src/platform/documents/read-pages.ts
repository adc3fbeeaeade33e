import type { Language } from '@hoster/contract';
import { z } from 'zod';
import { renderMarkdown } from './markdown.ts';
import { markPrices } from './prices.ts';
import { memoised, parseDocument, readDocuments, type SourceDocument } from './read-documents.ts';
import type { PageFront } from './tables.ts';
import { typographyOf } from './typography-of.ts';

const text = z.string().trim().min(1).nullish();
const Front = z.object({
  seo_title: text,
  seo_title_optional: text,
  seo_description: text,
  seo_keywords: z.union([text, z.array(z.string())]),
  headline: text,
  noindex: z.boolean().default(false),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })).default([]),
});

/** A page's texts as read from its file. */
export interface PageSource {
  readonly slug: string;
  readonly language: Language;
  readonly front: PageFront;
  readonly footer: string | null;
}

/**
 * Reads every page of `content/{en,ru}/pages`.
 * @throws when a file's front matter is invalid; the message names the file
 */
export const readPages = memoised(async (): Promise<PageSource[]> => {
  const documents = await readDocuments('pages', Front);
  return documents.map(({ slug, language, ...page }) => ({ slug, language, ...rendered(page, language) }));
});

/** Splits a page file into its titles and its text as HTML. `name` is for the error message. */
export const parsePage = (source: string, name: string): Pick<PageSource, 'front' | 'footer'> =>
  rendered(parseDocument(source, name, Front), 'en');

function rendered(
  { front, body }: Pick<SourceDocument<z.infer<typeof Front>>, 'front' | 'body'>,
  language: Language,
): Pick<PageSource, 'front' | 'footer'> {
  const toHtml = (source: string) => markPrices(renderMarkdown(source, language));
  const typography = typographyOf(language);
  const line = (text: string | null | undefined) => (text ? typography(text) : null);
  return {
    front: {
      seo_title: line(front.seo_title),
      seo_title_optional: line(front.seo_title_optional),
      seo_description: line(front.seo_description),
      seo_keywords: Array.isArray(front.seo_keywords) ? front.seo_keywords.join(', ') : (front.seo_keywords ?? null),
      headline: line(front.headline),
      noindex: front.noindex,
      faq: front.faq.map(({ question, answer }) => ({ question: line(question) ?? question, answer: toHtml(answer) })),
    },
    footer: body === '' ? null : toHtml(body),
  };
}

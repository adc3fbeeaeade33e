import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import MarkdownIt from 'markdown-it';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { z } from 'zod';
import { markPrices } from './prices.ts';
import type { PageFront } from './tables.ts';

const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url));

// Raw HTML is off, so the output is safe to embed in a page.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

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
  readonly language: 'en' | 'ru';
  readonly front: PageFront;
  readonly footer: string | null;
}

/**
 * Reads every page of `content/{en,ru}/pages`.
 * @throws when a file's front matter is not what it must be; the message names the file
 */
export async function readPages(): Promise<PageSource[]> {
  const languages = ['en', 'ru'] as const;
  const lists = await Promise.all(languages.map(readLanguage));
  return lists.flat();
}

async function readLanguage(language: 'en' | 'ru'): Promise<PageSource[]> {
  const folder = `${contentFolder}/${language}/pages`;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const source = await readFile(`${folder}/${name}`, 'utf8');
      return { slug: name.slice(0, -'.md'.length), language, ...parsePage(source, `${language}/pages/${name}`) };
    }),
  );
}

/** Splits a page file into its titles and its text as HTML. `name` is for the error message. */
export function parsePage(source: string, name: string): Pick<PageSource, 'front' | 'footer'> {
  const file = new VFile(source);
  matter(file, { strip: true });
  const parsed = Front.safeParse(file.data['matter'] ?? {});
  if (!parsed.success) throw new Error(`The front matter of content/${name} is wrong: ${z.prettifyError(parsed.error)}`);
  const front = parsed.data;
  const body = String(file).trim();
  return {
    front: {
      seo_title: front.seo_title ?? null,
      seo_title_optional: front.seo_title_optional ?? null,
      seo_description: front.seo_description ?? null,
      seo_keywords: Array.isArray(front.seo_keywords) ? front.seo_keywords.join(', ') : (front.seo_keywords ?? null),
      headline: front.headline ?? null,
      noindex: front.noindex,
      faq: front.faq.map(({ question, answer }) => ({ question, answer: markPrices(markdown.render(answer).trim()) })),
    },
    footer: body === '' ? null : markPrices(markdown.render(body).trim()),
  };
}

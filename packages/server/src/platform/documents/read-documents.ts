import type { Language } from '@hoster/contract';
import { defaultLanguage, languages } from '@hoster/domain';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { z } from 'zod';

/**
 * Returns a function that reads on its first call and then returns the same result. The product's files don't change
 * while a process runs, and rendering all of them takes a second, which each backend of a process would repeat.
 */
export function memoised<T>(read: () => Promise<T>): () => Promise<T> {
  let cached: Promise<T> | undefined;
  return () => (cached ??= read());
}

const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url));
/** Languages that pages, help and news are written in: a folder each. */
const written = languages.filter((language) => existsSync(`${contentFolder}/${language}`));

/** The language in which pages, help and news are shown: English until there are translations. */
export const writtenIn = (language: Language): Language => (written.includes(language) ? language : defaultLanguage);

/** A Markdown file with its front matter. */
export interface SourceDocument<Front> {
  /** Path below the folder, without its ending: `connect-with-ssh`, `tos/2026-01-01`. */
  readonly slug: string;
  readonly language: Language;
  readonly front: Front;
  /** Markdown; empty when the file has only front matter. */
  readonly body: string;
}

/**
 * Reads every Markdown file of `content/<language>/<folder>`, folders in it included, sorted by language and path.
 * @throws when a file's front matter doesn't match the schema; the message names the file
 */
export async function readDocuments<Front>(folder: string, schema: z.ZodType<Front>): Promise<SourceDocument<Front>[]> {
  const lists = await Promise.all(written.map((language) => readLanguage(language, folder, schema)));
  return lists.flat();
}

async function readLanguage<Front>(
  language: Language,
  folder: string,
  schema: z.ZodType<Front>,
): Promise<SourceDocument<Front>[]> {
  const root = `${contentFolder}/${language}/${folder}`;
  const names = (await readdir(root, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  return Promise.all(
    names
      .filter((name) => name.endsWith('.md'))
      .toSorted()
      .map(async (name) => {
        const source = await readFile(`${root}/${name}`, 'utf8');
        const parsed = parseDocument(source, `${language}/${folder}/${name}`, schema);
        return { slug: name.slice(0, -'.md'.length), language, ...parsed };
      }),
  );
}

/** Splits a file into its front matter and its Markdown. `name` is for the error message. */
export function parseDocument<Front>(
  source: string,
  name: string,
  schema: z.ZodType<Front>,
): Pick<SourceDocument<Front>, 'front' | 'body'> {
  const file = new VFile(source);
  matter(file, { strip: true });
  const parsed = schema.safeParse(file.data['matter'] ?? {});
  if (!parsed.success)
    throw new Error(`The front matter of content/${name} is wrong: ${z.prettifyError(parsed.error)}`);
  return { front: parsed.data, body: String(file).trim() };
}

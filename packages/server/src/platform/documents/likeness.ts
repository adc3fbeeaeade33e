import type { PageSource } from './read-pages.ts';

/** Length of the runs of words by which pages are compared. */
const RUN = 5;

/** Two pages of a language and what they have in common. */
export interface Likeness {
  /** File names of the two pages, without their ending. */
  readonly pages: readonly [string, string];
  /** Shared runs, as a part of the distinct runs of the page with fewer of them: 0 to 1. */
  readonly share: number;
  readonly runs: readonly string[];
}

/** Returns the words of a page's titles, questions, answers and text: lower case, without markup and link targets. */
function wordsOf({ front, footer }: PageSource): string[] {
  const { seo_title, seo_title_optional, seo_description, seo_keywords, headline, faq } = front;
  const titles = [seo_title, seo_title_optional, seo_description, seo_keywords, headline];
  const html = [...titles, ...faq.flatMap(({ question, answer }) => [question, answer]), footer].join('\n');
  const text = html.replaceAll(/<[^<>]*>|&#?\w+;/g, ' ').toLowerCase();
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns the distinct runs of five consecutive words of a page. */
export function runsOf(page: PageSource): Set<string> {
  const words = wordsOf(page);
  return new Set(words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' ')));
}

/** Compares all pairs of pages, the most similar first. */
export function likenessesOf(pages: readonly PageSource[]): Likeness[] {
  const texts = pages.map((page) => ({ slug: page.slug, runs: runsOf(page) }));
  const pairs = texts.flatMap((one, index) =>
    texts.slice(index + 1).map((other): Likeness => {
      const runs = [...one.runs].filter((run) => other.runs.has(run));
      const fewer = Math.min(one.runs.size, other.runs.size);
      return { pages: [one.slug, other.slug], share: fewer === 0 ? 0 : runs.length / fewer, runs };
    }),
  );
  return pairs.toSorted((a, b) => b.share - a.share);
}

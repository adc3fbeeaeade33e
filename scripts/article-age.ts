interface Dated {
  readonly slug: string;
  readonly language: string;
  /** Days as YYYY-MM-DD. */
  readonly updated: string;
  readonly reviewed: string | null;
}

interface Stale {
  readonly slug: string;
  readonly language: string;
  /** When it was last updated or checked. */
  readonly seen: string;
}

/** Returns the articles that were last updated or checked more than some months ago, the oldest first. */
export function staleArticles(articles: readonly Dated[], today: Date, months: number): Stale[] {
  const limit = new Date(today);
  limit.setUTCMonth(limit.getUTCMonth() - months);
  const oldest = limit.toISOString().slice(0, 10);
  return articles
    .map(({ slug, language, updated, reviewed }) => ({ slug, language, seen: lastOf(updated, reviewed ?? updated) }))
    .filter(({ seen }) => seen < oldest)
    .toSorted((one, other) => (one.seen < other.seen ? -1 : 1));
}

const lastOf = (one: string, other: string): string => (one > other ? one : other);

import { expect, test } from 'vitest';
import { staleArticles } from './article-age.ts';

const article = (slug: string, updated: string, reviewed: string | null = null) => ({
  slug,
  language: 'en',
  updated,
  reviewed,
});

test('an article is stale when it was neither updated nor checked for that long; the oldest is first', () => {
  const articles = [
    article('fresh', '2026-06-01'),
    article('on the day', '2025-11-25'),
    article('old', '2025-11-24'),
    article('checked', '2024-01-01', '2026-01-01'),
    article('checked long ago', '2023-01-01', '2024-01-01'),
  ];
  const stale = staleArticles(articles, new Date('2026-11-25T12:00:00Z'), 12);
  expect(stale.map(({ slug, seen }) => [slug, seen])).toEqual([
    ['checked long ago', '2024-01-01'],
    ['old', '2025-11-24'],
  ]);
  expect(staleArticles(articles, new Date('2026-11-25T12:00:00Z'), 1).map(({ slug }) => slug)).toContain('fresh');
});

import { legalSlugs } from '@hoster/domain/visitor/legal';
import { expect, test } from 'vitest';
import { readPages } from './read-pages.ts';

const pages = await readPages();
const slugs = ['help', 'help-tag', 'cookies', 'contacts', 'services', 'api', 'news', 'status', ...legalSlugs];

test.each(['en', 'ru'] as const)(
  'information pages in %s have all texts for search engines, and a long one',
  (lang) => {
    const lacking = slugs.flatMap((slug) => {
      const page = pages.find((one) => one.slug === slug && one.language === lang);
      const { seo_title: title, seo_description: description, seo_keywords: keywords } = page?.front ?? {};
      const texts = { title, description, keywords, 'long text': page?.footer };
      return Object.entries(texts).flatMap(([name, text]) => (text ? [] : [`${slug}: no ${name}`]));
    });
    expect(lacking).toEqual([]);
  },
);

import { describe, expect, it } from 'vitest';
import { cmsRows } from '../../seed/cms.ts';
import type { CmsRow } from '../../catalogue/load.ts';
import { installationQuestion } from '../../products/web-hosting/installation.ts';
import { likenessesOf, runsOf } from './likeness.ts';
import { type PageSource, parsePage, readPages } from './read-pages.ts';

/** Landings: each has a subject of its own, so each needs a text of its own. */
const landing = /^(?:vps-(?:in|on|for|with)|vh-(?:for|in)|ds-(?:for|in))-/;
const productPage = /^(?:vps|vh|ds)-/;
const LIMIT = 0.2;

/** A page with the question that the server adds to those of systems. */
function asShown(page: PageSource): PageSource {
  const system = cmsRows.find(({ slug }) => page.slug === `vh-for-${slug}`);
  if (!system) return page;
  const row = { maxPhp: null, adminPath: null, ...system } as CmsRow;
  const added = installationQuestion(row, '8.4', page.language);
  return { ...page, front: { ...page.front, faq: [...page.front.faq, added] } };
}

const all = (await readPages()).map(asShown);
const productPages = (language: string) =>
  all.filter((page) => page.language === language && productPage.test(page.slug));

const pageOf = (slug: string, source: string): PageSource => ({ slug, language: 'en', ...parsePage(source, slug) });

/** Returns the values that more than one page has, with the pages. */
function repeated(pages: readonly PageSource[], valueOf: (page: PageSource) => string | null | undefined) {
  const groups = Map.groupBy(pages, (page) => valueOf(page)?.toLowerCase());
  return [...groups]
    .filter(([, group]) => group.length > 1)
    .map(([value, group]) => [value, group.map(({ slug }) => slug)]);
}

/** The length that a text has about, once its placeholders are filled. */
const lengthOf = (text = '') => text.replaceAll(/\{\w+\}/g, '1234').length;

/** Returns the pages whose value is missing or has too few or too many characters. */
const ofWrongLength = (
  pages: readonly PageSource[],
  key: 'seo_title' | 'seo_description',
  least: number,
  most: number,
) =>
  pages
    .map(({ slug, front }) => ({ slug, length: lengthOf(front[key] ?? '') }))
    .filter(({ length }) => length < least || length > most)
    .map(({ slug, length }) => `${slug}: ${length}`);

describe('the comparison of two pages', () => {
  it('leaves out case, Markdown marks and link targets', () => {
    const one = runsOf(pageOf('one', '## Pick a Plan\n\nfor **your** [site](/vps/).\n'));
    expect([...one]).toEqual(['pick a plan for your', 'a plan for your site']);
  });

  it('measures the shared runs against the shorter page', () => {
    const short = pageOf('short', 'a b c d e f');
    const long = pageOf('long', 'a b c d e x y z a b c d e');
    expect(likenessesOf([short, long])).toEqual([{ pages: ['short', 'long'], share: 0.5, runs: ['a b c d e'] }]);
  });
});

describe.each(['en', 'ru'] as const)('the product pages in %s', (language) => {
  const pages = productPages(language);

  it('include landings', () => {
    expect(pages.filter(({ slug }) => landing.test(slug)).length).toBeGreaterThan(10);
    const slugs = new Set(pages.map(({ slug }) => slug));
    expect(cmsRows.filter(({ slug }) => !slugs.has(`vh-for-${slug}`))).toEqual([]);
  });

  it('have no two landings that read alike', () => {
    const alike = likenessesOf(pages.filter(({ slug }) => landing.test(slug)))
      .filter(({ share }) => share >= LIMIT)
      .map(
        ({ pages: [one, other], share, runs }) =>
          `${one}, ${other}: ${Math.round(share * 100)} %: ${runs.slice(0, 5).join(' | ')}`,
      );
    expect(alike).toEqual([]);
  });

  it('exist in the other language', () => {
    const others = new Set(productPages(language === 'en' ? 'ru' : 'en').map(({ slug }) => slug));
    expect(pages.map(({ slug }) => slug).filter((slug) => !others.has(slug))).toEqual([]);
  });

  it('have titles and descriptions of their own', () => {
    expect
      .soft(
        repeated(pages, ({ front }) => front.seo_title),
        'titles',
      )
      .toEqual([]);
    expect
      .soft(
        repeated(pages, ({ front }) => front.seo_description),
        'descriptions',
      )
      .toEqual([]);
  });

  it('have titles and descriptions of a length that search results show', () => {
    expect.soft(ofWrongLength(pages, 'seo_title', 1, 65), 'titles').toEqual([]);
    expect.soft(ofWrongLength(pages, 'seo_description', 100, 170), 'descriptions').toEqual([]);
  });
});

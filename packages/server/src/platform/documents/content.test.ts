import { describe, expect, it } from 'vitest';
import { fill, fillPage } from './fill.ts';
import { parsePage } from './read-pages.ts';

describe('a page file', () => {
  it('gives titles, questions and safe HTML', () => {
    const page = parsePage(
      '---\nseo_title: "VPS from {price}"\nfaq:\n  - question: "Why?"\n    answer: "**Because** it is."\n---\n\n## Head\n\n<script>x</script>\n\n[a](javascript:alert(1))\n',
      'test.md',
    );
    expect(page.front).toMatchObject({ seo_title: 'VPS from {price}', seo_keywords: null, noindex: false });
    expect(page.front.faq).toEqual([{ question: 'Why?', answer: '<p><strong>Because</strong> it is.</p>' }]);
    expect(page.footer).toContain('<h2>Head</h2>');
    expect(page.footer).not.toContain('<script>');
    expect(page.footer).not.toContain('href="javascript:');
  });

  it('is named when its front matter is wrong', () => {
    expect(() => parsePage('---\nnoindex: often\n---\n', 'en/pages/x.md')).toThrow('content/en/pages/x.md');
  });
});

describe('placeholders', () => {
  it('are filled as text in titles and escaped in HTML; unknown ones stay to be seen', () => {
    const page = fillPage(
      {
        seo_title: '{name} {other}',
        seo_title_optional: null,
        seo_description: null,
        seo_keywords: null,
        footer: '<p>{name}</p>',
      },
      { name: 'A & B' },
    );
    expect(page).toMatchObject({ seo_title: 'A & B {other}', footer: '<p>A &amp; B</p>' });
    expect(fill('{constructor}', {})).toBe('{constructor}');
  });
});

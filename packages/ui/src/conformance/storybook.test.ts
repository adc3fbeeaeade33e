import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { storyCode } from '../../docs-page/story-code.ts';

const root = join(import.meta.dirname, '../..');
const read = (pattern: string): Map<string, string> =>
  new Map(globSync(pattern, { cwd: root }).map((file) => [file, readFileSync(join(root, file), 'utf8')]));

const written = read('pages/*.mdx');
const stories = read('{src/*,foundations,compositions}/*.stories.tsx');
const titleIn = (source: string): string | undefined =>
  /title: '([^'/]+\/[^']+)'/.exec(source)?.[1] ?? /<Meta title="([^"]+)"/.exec(source)?.[1];
const titles = [...new Set([...written.values(), ...stories.values()].flatMap((source) => titleIn(source) ?? []))];
/** Storybook's id of the documentation page with a title. */
const idOf = (title: string): string =>
  `${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')}--docs`;
const names = (family: string): string =>
  titles
    .filter((title) => title.startsWith(`${family}/`))
    .join(' ')
    .toLowerCase();

describe('the sidebar', () => {
  test('has families of at most twelve pages', () => {
    const families = Map.groupBy(titles, (title) => title.slice(0, title.lastIndexOf('/')));
    families.delete('Tests/Together');
    const large = [...families].filter(([, pages]) => pages.length > 12).map(([family]) => family);
    expect(families.size).toBeGreaterThan(15);
    expect(large).toEqual([]);
  });

  test('lists every family in a chosen order', () => {
    const preview = readFileSync(join(root, '../../.storybook/preview.tsx'), 'utf8');
    const families = new Set(titles.map((title) => title.split('/')[0]));
    expect([...families].filter((family) => !preview.includes(`'${family}'`))).toEqual([]);
  });

  const missingIn = (family: string, pages: readonly string[]) => {
    const known = names(family);
    return pages.filter((page) => !known.includes(page));
  };

  test('finds components by their other names', () => {
    const others = ['drawer', 'dropdown', 'otp', 'snackbar', 'alert', 'modal', 'chip', 'toggle', 'hero'];
    const works = ['upload', 'date picker', 'multiselect', 'data grid', 'chart', 'sidebar', 'command'];
    expect(missingIn('Other names', [...others, ...works, 'pricing table', 'navbar'])).toEqual([]);
  });

  test('has pages for those who start', () => {
    const pages = ['start here', 'themes and brand', 'forms', 'server rendering and policy', 'without a bundler'];
    const tasks = ['async combobox, autocomplete, typeahead', 'console and settings area'];
    const about = ['from other libraries', 'proofs', 'changelog', 'versions'];
    expect(missingIn('Start', [...pages, ...tasks, ...about])).toEqual([]);
  });

  test('has pages for entries without a component', () => {
    const pages = ['toaster', 'format-price', 'structured-data', 'edge-swipe', 'testing', 'dialog-handle'];
    expect(missingIn('Functions', [...pages, 'page-translation'])).toEqual([]);
  });
});

test('links of written pages lead to pages that exist', () => {
  const ids = new Set(titles.map(idOf));
  const links = [...written].flatMap(([file, source]) =>
    Array.from(source.matchAll(/\?path=\/docs\/([\w-]+)/g), ([, id = '']) => `${file} → ${id}`),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => !ids.has(link.split(' → ')[1] ?? ''))).toEqual([]);
});

test('stories show their code, without what only tests use', () => {
  const codes = [...stories].flatMap(([file, source]) =>
    Array.from(source.matchAll(/^export const (\w+)[^=]*= (\{\n[\s\S]*?^\});$/gm), ([, name, code = '']) => ({
      story: `${file} ${name}`,
      code: storyCode(code),
    })),
  );
  expect(codes.length).toBeGreaterThan(300);
  const torn = codes.filter(
    ({ code }) => !/^\{\n( {2}(\w+(: |,|\()|\.\.\.|\/\/).*\n|( {3,}| {2}[)\]}>]).*\n|\n)*\}$/.test(code),
  );
  expect(torn).toEqual([]);
  expect(codes.filter(({ code }) => /userEvent|\bplay\b|pictured\(/.test(code))).toEqual([]);
});

test('the code and the words at the top of every component’s page are English', () => {
  const shown = [...read('{examples/*,src/*/*.docs}.tsx'), ...read('examples/*.tsx'), ...written];
  expect(shown.length).toBeGreaterThan(200);
  expect(shown.filter(([, source]) => /[а-яё]/i.test(source)).map(([file]) => file)).toEqual([]);
});

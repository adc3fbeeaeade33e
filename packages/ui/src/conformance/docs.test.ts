import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { filesOf, tokensOf } from '../../docs-page/token-use.ts';
import { interfaceOf, readExamples, readSources } from '../../docs-page/tokens-plugin.ts';
import { vars } from '../theme/index.ts';
import { failuresOf } from './failures-of.ts';

const src = join(import.meta.dirname, '..');
const sources = readSources();
const written = import.meta.glob<ComponentDocs>('../*/*.docs.{ts,tsx}', { import: 'docs', eager: true });
const entries = import.meta.glob<Record<string, unknown>>('../*/index.ts', { eager: true });

const folderOf = (path: string): string => path.split('/').at(-2) ?? '';
const documented = Object.entries(written).map(([path, docs]) => [folderOf(path), docs] as const);
const components = Object.entries(entries)
  .filter(([, exports]) => Object.keys(exports).some((name) => /^[A-Z][a-z]/.test(name)))
  .map(([path]) => folderOf(path))
  // Not ours, and shown together on a page of the foundations.
  .filter((folder) => folder !== 'icons');

const examples = readExamples();
const allStories = globSync('*/*.stories.tsx', { cwd: src }).map((file) => readFileSync(join(src, file), 'utf8'));
const storiesOf = (folder: string): string =>
  globSync(`${folder}/*.stories.tsx`, { cwd: src })
    .map((file) => readFileSync(join(src, file), 'utf8'))
    .join('\n');
/** The story file about one component. */
const storyFileOf = (name: string): string =>
  allStories.find((source) => new RegExp(`title: '[^']*/${name}'`).test(source)) ?? '';
const ownSource = (folder: string): string =>
  Object.entries(sources)
    .filter(([file]) => file.startsWith(`${folder}/`))
    .map(([, source]) => source)
    .join('\n');

test('every component has a documentation page', () => {
  expect(components.length).toBeGreaterThan(60);
  const folders = new Set<string>(documented.map(([folder]) => folder));
  expect(components.filter((folder) => !folders.has(folder))).toEqual([]);
});

test('reads props from types, including inherited ones', () => {
  const names = (folder: string) => interfaceOf(folder, sources).props.map(({ name }) => name);
  expect(names('checkbox')).toEqual(expect.arrayContaining(['label', 'hint', 'error', 'indeterminate']));
  expect(names('search-field')).toEqual(expect.arrayContaining(['clearLabel', 'size', 'labelHidden']));
  expect(names('search-field')).not.toContain('trailing');
  expect(names('table')).toEqual(expect.arrayContaining(['rows', 'caption']));
  expect(interfaceOf('button', sources).props.find(({ name }) => name === 'children')?.required).toBe(true);
});

test('reads the types that props refer to, with their fields', () => {
  const { types } = interfaceOf('table', sources);
  const fields = Object.fromEntries(types.map(({ name, fields }) => [name, fields.map((field) => field.name)]));
  expect(fields['TableColumn']).toEqual(expect.arrayContaining(['header', 'cell', 'sort']));
  expect(fields['TableWindow']).toContain('count');
  expect(types.find(({ name }) => name === 'TableSort')?.is).toContain('href: string');
  const gap = interfaceOf('stack', sources).types.find(({ name }) => name === 'Gap');
  expect(gap).toMatchObject({ fields: [], is: 'Responsive<Space>' });
});

test('reads tokens from styles, all of which are in the contract', () => {
  expect(tokensOf('button', sources)).toEqual(
    expect.arrayContaining(['color.action', 'color.focus', 'size.control', 'size.touch']),
  );
  expect(tokensOf('heading', sources)).toEqual(expect.arrayContaining(['fontSize.48', 'lineHeight.snug']));
  const groups: Record<string, Record<string, unknown>> = vars;
  const unknown = documented.flatMap(([folder]) =>
    tokensOf(folder, sources).filter((token) => {
      const [group = '', name] = token.split('.');
      return groups[group] === undefined || (name !== undefined && groups[group][name] === undefined);
    }),
  );
  expect(unknown).toEqual([]);
});

/** Checks a rule on every documented component. */
const expectOfAll = (check: (folder: string, docs: ComponentDocs) => void): void =>
  expect(failuresOf(documented, check)).toEqual([]);

/** Returns the source of a component and of the files that it imports. */
const everywhereIn = (folder: string): string =>
  [ownSource(folder), ...filesOf(folder, sources).map((file) => sources[file])].join('\n');

test('pages document an export whose stories have the same name', () => {
  expectOfAll((folder, { name }) => {
    expect(Object.keys(entries[`../${folder}/index.ts`] ?? {})).toContain(name);
    expect(storiesOf(folder)).toMatch(new RegExp(`title: '[^']*/${name}'`));
  });
});

test('pages begin with an example to paste, which imports the component from the package', () => {
  expectOfAll((folder, { name }) => {
    expect(examples[folder]).toMatch(new RegExp(`\\b${name}\\b[^;]*from '@hoster/ui/${folder}'`));
    expect(examples[folder]).toContain('export function Example() {');
    expect(/^export const (\w+)/m.exec(storyFileOf(name))?.[1]).toBe('Usage');
  });
});

test('anatomies match the markup', () => {
  expectOfAll((folder, { anatomy }) => {
    const everywhere = everywhereIn(folder);
    const hasPart = (part: string) => new RegExp(`part['"]?[:=]\\s*\\{?\\s*['"]${part}['"]`).test(everywhere);
    const hasRoot = (name: string) =>
      new RegExp(`(component|name)['"]?\\s*[:=]\\s*\\{?['"]${name}['"]`).test(everywhere);
    const parts = anatomy.map(([part]) => part);
    const wrong = parts.filter((part) => {
      if (part === 'root') return !hasRoot(folder);
      const named = /^\[data-component="(.+)"\]$/.exec(part)?.[1];
      return named === undefined ? !hasPart(part) : !hasRoot(named);
    });
    expect(wrong, 'not in the markup').toEqual([]);
    const drawn = ownSource(folder).matchAll(/data-part(?:=|': )["']([\w-]+)["']/g);
    const missing = Array.from(drawn, ([, part = '']) => part).filter((part) => !parts.includes(part));
    expect([...new Set(missing)], 'not described').toEqual([]);
  });
});

test('pages list only existing props', () => {
  expectOfAll((folder, { unionProps = [] }) => {
    const everywhere = everywhereIn(folder);
    const names = unionProps.map(([name]) => name);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\??:`).test(everywhere))).toEqual([]);
  });
});

test('every prop, and every field of the types that props refer to, is described', () => {
  const isUntold = ({ words }: { words: string }) => /^(@|$)/.test(words);
  expectOfAll((folder, { unionProps = [] }) => {
    const told = unionProps.map(([name]) => name);
    const { props, types } = interfaceOf(folder, sources);
    const untold = [
      ...props.filter((prop) => isUntold(prop) && !told.includes(prop.name)).map(({ name }) => name),
      ...types.flatMap(({ name, fields }) => fields.filter(isUntold).map((field) => `${name}.${field.name}`)),
    ];
    expect(untold).toEqual([]);
  });
});

test('components that handle keys have a keyboard table and story', () => {
  expectOfAll((folder, { keyboard }) => {
    const answersKeys = /onKeyDown|useEscapeLayer|usePopup|<button|<a |<input|<select|<summary/.test(ownSource(folder));
    expect(answersKeys && !keyboard).toBe(false);
    expect(storiesOf(folder).includes('keyboardStory(docs)')).toBe(keyboard !== undefined);
  });
});

test('pages have usage guidelines', () => {
  expectOfAll((_folder, { screenReader, dos, donts, summary }) => {
    for (const words of [screenReader, dos, donts]) expect(words.length).toBeGreaterThan(0);
    expect(summary.length).toBeGreaterThan(40);
  });
});

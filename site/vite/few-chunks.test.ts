import { expect, test } from 'vitest';
import { fewChunks, type GraphModule } from './few-chunks.ts';

/** Modules by name, with what they import and their size in characters; pages begin with `page`, and `main` loads them. */
type Sources = Record<string, { imports?: string[]; size?: number }>;

function chunksOf(sources: Sources, groupOf: (id: string) => string | null = () => null): string[][] {
  const pages = Object.keys(sources).filter((id) => id.startsWith('page'));
  const moduleOf = (id: string): GraphModule => ({
    code: 'x'.repeat(sources[id]?.size ?? 100),
    importedIds: sources[id]?.imports ?? [],
    dynamicallyImportedIds: id === 'main' ? pages : [],
    dynamicImporters: pages.includes(id) ? ['main'] : [],
    isEntry: id === 'main',
  });
  const firsts = fewChunks({ entries: ['main'], moduleOf, groupOf, visitsOf: (entry) => [entry] });
  const chunks = new Map<string, string[]>();
  for (const [id, first] of firsts) chunks.set(first, [...(chunks.get(first) ?? []), id]);
  return [...chunks.values()].map((ids) => ids.toSorted()).toSorted((a, b) => (a[0] ?? '').localeCompare(b[0] ?? ''));
}

test('small modules that nearly the same pages share are one chunk', () => {
  const sources: Sources = {
    main: {},
    pageA: { imports: ['button', 'price'] },
    pageB: { imports: ['button', 'price'] },
    pageC: { imports: ['button'] },
    button: {},
    price: {},
  };
  expect(chunksOf(sources)).toEqual([['button', 'price']]);
});

test('a large module stays apart from what pages need that don’t need it', () => {
  const sources: Sources = {
    main: {},
    pageA: { imports: ['button', 'slider'] },
    pageB: { imports: ['button', 'slider'] },
    pageC: { imports: ['button'] },
    pageD: { imports: ['button'] },
    button: {},
    slider: { size: 50_000 },
  };
  expect(chunksOf(sources)).toEqual([['button'], ['slider']]);
});

test('so does a small one that imports a large one', () => {
  const sources: Sources = {
    main: {},
    pageA: { imports: ['button', 'filter', 'slider'] },
    pageB: { imports: ['button', 'filter', 'slider'] },
    pageC: { imports: ['button'] },
    button: {},
    filter: { imports: ['slider'] },
    slider: { size: 50_000 },
  };
  expect(chunksOf(sources, (id) => (id === 'slider' ? 'sliders' : null))).toEqual([['button'], ['filter']]);
});

test('no two chunks import each other', () => {
  const sources: Sources = {
    main: {},
    pageA: { imports: ['top'] },
    pageB: { imports: ['top'] },
    pageC: { imports: ['bottom', 'middle'] },
    pageD: { imports: ['bottom', 'middle'] },
    top: { imports: ['middle'] },
    middle: { imports: ['bottom'], size: 50_000 },
    bottom: {},
  };
  const withGroup = chunksOf(sources, (id) => (id === 'middle' ? 'middles' : null));
  expect(withGroup).toEqual([['bottom'], ['top']]);
});

test('what one page alone needs, and what begins a page, stays where it is', () => {
  const sources: Sources = {
    main: {},
    pageA: { imports: ['own', 'pageB'] },
    pageB: {},
    own: {},
  };
  expect(chunksOf(sources)).toEqual([]);
});

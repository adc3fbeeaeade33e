import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { marked, monogramOf } from './cms-mark.tsx';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const symbols = new Set([...read('cms-marks.svg').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));

test('each system with a mark has its symbol in the sprite, and none is left over', () => {
  expect(marked).toEqual(symbols);
});

test('the licence of each mark is named', () => {
  const [sources = ''] = read('cms-marks-license.txt').split('The paths are');
  const named = [...sources.matchAll(/: ([^:]+?)(?=\n\S[^\n]*:|\n\n|$)/g)].flatMap(([, ids = '']) => ids.split(/,\s+/));
  expect(new Set(named.map((id) => id.trim()))).toEqual(symbols);
});

test.each([
  ['XenForo', 'XF'],
  ['DataLife Engine', 'DL'],
  ['Simpla', 'Si'],
  ['UMI.CMS', 'UM'],
])('the monogram of %s is %s', (name, monogram) => {
  expect(monogramOf(name)).toBe(monogram);
});

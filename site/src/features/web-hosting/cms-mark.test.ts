import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cmsRows } from '../../../../packages/server/src/seed/cms.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const symbols = new Set([...read('cms-marks.svg').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));

test('each system of the catalogue has its mark in the sprite, and none is left over', () => {
  expect(symbols).toEqual(new Set(cmsRows.map(({ slug }) => slug)));
});

test('the source of each mark is named', () => {
  const [sources = ''] = read('cms-marks-license.txt').split('The paths of');
  const named = [...sources.matchAll(/: ([^:]+?)(?=\n\S[^\n]*:|\n\n|$)/g)].flatMap(([, ids = '']) => ids.split(/,\s+/));
  expect(new Set(named.map((id) => id.trim()))).toEqual(symbols);
});

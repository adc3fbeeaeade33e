import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keysUpTo } from './range.ts';

test('a range includes both ends and everything between, in either direction', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat(), (keys, one, other) => {
      const [from, to] = [keys[one % keys.length] ?? 0, keys[other % keys.length] ?? 0];
      const range = keysUpTo(keys, from, to);
      expect(range).toHaveLength(Math.abs(keys.indexOf(from) - keys.indexOf(to)) + 1);
      expect(range).toEqual(keys.filter((key) => range.includes(key)));
      expect(range).toEqual(expect.arrayContaining([from, to]));
    }),
  );
});

test('if the start no longer exists, the range is a single row', () => {
  expect(keysUpTo(['a', 'b', 'c'], undefined, 'c')).toEqual(['c']);
  expect(keysUpTo(['a', 'b', 'c'], 'gone', 'c')).toEqual(['c']);
});

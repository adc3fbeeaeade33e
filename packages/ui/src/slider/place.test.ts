import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeThumb, reachOf, type ThumbRules } from './place.ts';

const rules = (given: Partial<ThumbRules>): ThumbRules => ({
  limit: 100,
  gap: 0,
  widest: 100,
  collision: 'stop',
  ...given,
});

test.each<[string, Partial<ThumbRules>, [index: number, to: number], [positions: number[], index: number]]>([
  ['stops at the other thumb', {}, [0, 90], [[60, 60], 0]],
  ['stops at the minimum distance', { gap: 5 }, [0, 90], [[55, 60], 0]],
  ['stops at the maximum distance', { widest: 30 }, [1, 90], [[40, 70], 1]],
  ['pushes the other thumb up', { collision: 'push' }, [0, 90], [[90, 90], 0]],
  ['pushes the other thumb down, at its distance', { collision: 'push', gap: 5 }, [1, 10], [[5, 10], 1]],
  ['pushes to the end of the track only', { collision: 'push', gap: 5 }, [0, 100], [[95, 100], 0]],
  ['pulls the other thumb along', { collision: 'push', widest: 30 }, [1, 90], [[60, 90], 1]],
  ['passes the other thumb', { collision: 'swap' }, [0, 90], [[60, 90], 1]],
  ['passes it downwards', { collision: 'swap' }, [1, 10], [[10, 40], 0]],
  ['waits in front of it until there is room behind', { collision: 'swap', gap: 5 }, [0, 62], [[55, 60], 0]],
])('a thumb %s', (_what, given, [index, to], [positions, moved]) => {
  expect(placeThumb([40, 60], index, to, rules(given))).toEqual({ positions, index: moved });
});

test('a single thumb keeps a position beyond the limit', () => {
  expect(reachOf([80], 0, rules({ limit: 50 }))).toEqual({ lowest: 0, highest: 80 });
});

test('however two thumbs are moved, they stay in order, on the track and within their distances', () => {
  const collision = fc.constantFrom('stop', 'push', 'swap');
  const distances = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 20, max: 100 }));
  const moves = fc.array(fc.tuple(fc.constantFrom(0, 1), fc.integer({ min: -50, max: 150 })), { maxLength: 20 });
  fc.assert(
    fc.property(collision, distances, moves, (how, [gap, widest], steps) => {
      let positions = [40, 60];
      for (const [index, to] of steps) {
        positions = placeThumb(positions, index, to, rules({ gap, widest, collision: how })).positions;
        const [from = 0, until = 0] = positions;
        expect(from).toBeGreaterThanOrEqual(0);
        expect(until).toBeLessThanOrEqual(100);
        expect(until - from).toBeGreaterThanOrEqual(gap);
        expect(until - from).toBeLessThanOrEqual(widest);
      }
    }),
  );
});

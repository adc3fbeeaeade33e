import { expect, test } from 'vitest';
import { Bounds } from './bounds.ts';

test('a session gets its share, and a place that was given back is free once', () => {
  const bounds = new Bounds({ total: 10, session: 2 });
  const leave = bounds.enter('a');
  bounds.enter('a');
  expect(bounds.enter('a')).toBeNull();
  expect(bounds.enter('b')).not.toBeNull();
  leave?.();
  leave?.();
  expect(bounds.enter('a')).not.toBeNull();
  expect(bounds.enter('a')).toBeNull();
});

test('all together get no more than there is', () => {
  const bounds = new Bounds({ total: 2, session: 2 });
  const leave = bounds.enter(null);
  bounds.enter('a');
  expect(bounds.enter(null)).toBeNull();
  leave?.();
  expect(bounds.enter('b')).not.toBeNull();
});

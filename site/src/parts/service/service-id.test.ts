import { expect, test } from 'vitest';
import { serviceIdOf } from './service-id.ts';

test('reads the id of a service', () => {
  expect(serviceIdOf('12')).toBe(12);
});

test.each([undefined, '', '0', '-1', '1.5', '1e0', '01', '0x1', ' 1', '9007199254740993'])(
  'finds nothing for %j, which is written otherwise',
  (text) => {
    expect(() => serviceIdOf(text)).toThrow(expect.objectContaining({ init: { status: 404 } }));
  },
);

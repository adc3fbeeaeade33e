import { expect, test } from 'vitest';
import { serviceIdOf } from './service-id.ts';

test('reads the id of a service, and finds nothing for what is written otherwise', () => {
  expect(serviceIdOf('12')).toBe(12);
  for (const text of [undefined, '', '0', '-1', '1.5', '1e0', '01', '0x1', ' 1', '9007199254740993'])
    expect(() => serviceIdOf(text), text).toThrow(expect.objectContaining({ init: { status: 404 } }));
});

import { expect, test } from 'vitest';
import { deviceFile } from './device-file.ts';

test.each([
  ['family-1', 2, 'family-1-2.conf'],
  ['family-mueller-berlin', 1, 'family-muelle-1.conf'],
  ['a'.repeat(63), 5, 'aaaaaaaaaaaaa-5.conf'],
])('the file of %s, device %d, has a name that WireGuard accepts', (name, device, file) => {
  expect(deviceFile(name, device)).toBe(file);
  expect(file).toMatch(/^[a-zA-Z0-9_=+.-]{1,15}\.conf$/);
});

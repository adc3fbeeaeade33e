import { expect, test } from 'vitest';
import { atoms } from './responsive.ts';

test('renders a class per breakpoint for a responsive value', () => {
  expect(atoms('gap', 16)).toBe('h-gap-16');
  expect(atoms('gap', { base: 8, md: 24 })).toBe('h-gap-8 md:h-gap-24');
  expect(atoms('gap', { base: 8, '@md': 24 })).toBe('h-gap-8 @md:h-gap-24');
  expect(atoms('gap', undefined)).toBe('');
});

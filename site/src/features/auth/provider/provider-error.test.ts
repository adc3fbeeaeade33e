import { expect, test } from 'vitest';
import { withoutProviderError, withProviderError } from './provider-error.ts';

test('shows the error over the previous page once and clears it on the next attempt', () => {
  const page = '/virtual-private-servers/?period=12#plans';
  const told = withProviderError(page, 'cancelled');
  expect(told).toBe('/virtual-private-servers/?period=12&error=cancelled&error_process=login#plans');
  expect(withProviderError(told, 'unknown')).toBe(told.replace('cancelled', 'unknown'));
  expect(withoutProviderError(told)).toBe(page);
  expect(withoutProviderError('/')).toBe('/');
});

test.each(['//', '//[', '//a:b/?x=1', '//other.example/'])('takes %s, which anyone can ask for, as a path', (path) => {
  expect(withoutProviderError(path)).toBe(path);
});

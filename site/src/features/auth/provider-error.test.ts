import { expect, test } from 'vitest';
import { withoutProviderError, withProviderError } from './provider-error.ts';

test('the error is told over the page one came from, once, and is gone with the next try', () => {
  const page = '/virtual-private-servers/?period=12#plans';
  const told = withProviderError(page, 'cancelled');
  expect(told).toBe('/virtual-private-servers/?period=12&error=cancelled&error_process=login#plans');
  expect(withProviderError(told, 'unknown')).toBe(told.replace('cancelled', 'unknown'));
  expect(withoutProviderError(told)).toBe(page);
  expect(withoutProviderError('/')).toBe('/');
});

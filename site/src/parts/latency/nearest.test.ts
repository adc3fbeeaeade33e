import type { Location } from '@hoster/contract';
import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const location = (slug: string, available = true): Location => ({
  id: 1,
  slug,
  country_code: 'DE',
  cities: [],
  name: 'Germany',
  city: 'Frankfurt',
  datacenter: 'FRA1',
  is_available: available,
  unavailable_reason: null,
  position: 0,
});
const all = [location('frankfurt'), location('zurich', false), location('dallas')];

test('is the quickest to answer', () => {
  expect(nearest({ frankfurt: 31.2, dallas: 118 }, all)).toBe('frankfurt');
});

test('is none that is full, did not answer, or was not asked', () => {
  expect(nearest({ zurich: 4, frankfurt: null, site: 2 }, all)).toBeNull();
  expect(nearest({ zurich: 4, frankfurt: null, dallas: 118 }, all)).toBe('dallas');
});

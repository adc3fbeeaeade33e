import { expect, test } from 'vitest';
import { findOrderProblems } from './problems.ts';
import { fixtureChoice as choice, fixtureData as data } from '../lines/vps/catalogue.fixture.ts';
import type { VpsChoice } from '../lines/vps/choice.ts';
import type { VpsPriceData } from '../lines/vps/pricing.ts';

const limits = { items_max: 20, project_name_max_length: 64 };
const ownIso = { os: null, disk_image: 2 };
const problems = (change: Partial<VpsChoice> & { iso_url?: string }, shop: Partial<VpsPriceData> = {}) =>
  findOrderProblems({ ...data, ...shop }, { ...choice, ...change }, limits).map(
    ({ field, code }) => `${field} ${code}`,
  );
const promo = { code: 'NONE', discount_percent: 0, months: 0, applies_to: 'tariff', message: null } as const;

test('an order of the usual choice has none', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ ...ownIso, iso_url: 'https://example.org/a.iso' })).toEqual([]);
  expect(problems({ iso_url: '' }), 'other systems have none').toEqual([]);
  expect(problems({ name: 'web.example.org', count: 3 }, { promo: { ...promo, valid: true } })).toEqual([]);
});

test.each<[Partial<VpsChoice> & { iso_url?: string }, string]>([
  [{ name: '-bad_' }, 'name host_name'],
  [{ name: 'a'.repeat(62), count: 20 }, 'name host_name_too_long'],
  [{ rent_period: 5 }, 'rent_period period_not_offered'],
  [{ count: 21 }, 'count too_many_items'],
  [{ project_name: 'a'.repeat(65) }, 'project_name project_name_too_long'],
  [ownIso, 'iso_url iso_url_required'],
  [{ ...ownIso, iso_url: 'http://example.org/a.iso' }, 'iso_url iso_url_invalid'],
  [{ trial: 'free', count: 2 }, 'trial trial_for_one'],
  [{ extra_services: { monthly: [{ id: 999, count: 1 }], one_time: [] } }, 'extra_services.monthly extra_unknown'],
])('refuses %j', (change, problem) => {
  expect(problems(change)).toContain(problem);
});

test('refuses a promo code that does not work, and a second trial', () => {
  expect(problems({}, { promo: { ...promo, valid: false } })).toEqual(['promo_code promo_invalid']);
  expect(problems({ trial: 'free' }, { trial: { ...data.trial, available: false } })).toEqual(['trial trial_used']);
});

import type { Cms, CmsLanding, Landing } from '@hoster/contract';
import { expect, test } from 'vitest';
import { openLocation } from '../../order/order-context.fixture.ts';
import { vhRows } from './vh-rows.ts';
import { vhTariff } from './vh-tariff.fixture.ts';

const places = [openLocation(1), { ...openLocation(2), country_code: 'CH' }];
const start = vhTariff({ id: 1, slug: 'start', memory_mb: 512, sold_out_locations: [2] });
const pro = vhTariff({ id: 2, slug: 'pro', memory_mb: 2048, sold_out_locations: [2] });
const landing: Landing = {
  slug: 'x',
  footer: null,
  id: 1,
  prefix: 'in',
  label: 'X',
  url: '/web-hosting/in-x/',
  country_code: 'CH',
  cities: [],
  short_description: null,
  min_price: null,
  position: 0,
};
const forSystem = (memory_mb: number): CmsLanding => ({
  ...landing,
  prefix: 'for',
  country_code: null,
  cms: { memory_mb } as Cms,
});
const states = (of: Landing | CmsLanding | null) =>
  vhRows([pro, start], places, of).map(({ tariff, availability }) => [tariff.slug, availability.state]);

test('doesn’t repeat a sold-out location beside each plan', () => {
  expect(states(null)).toEqual([
    ['start', 'available'],
    ['pro', 'available'],
  ]);
});

test('marks a sold-out country', () => {
  expect(states(landing).map(([, state]) => state)).toEqual(['sold_out', 'sold_out']);
});

test('the page of a system lists the plans with its RAM, and all where none has it', () => {
  expect(states(forSystem(1024)).map(([slug]) => slug)).toEqual(['pro']);
  expect(states(forSystem(8192)).map(([slug]) => slug)).toEqual(['start', 'pro']);
});

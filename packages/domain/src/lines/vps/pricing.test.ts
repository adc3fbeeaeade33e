import { expect, test } from 'vitest';
import { computeTotal } from '../../money/pricing.ts';
import { fixtureChoice as choice, fixtureData as data } from './catalogue.fixture.ts';
import { configurationPrice, vpsPricing } from './pricing.ts';

const keysOf = (changed: Partial<typeof choice>, changedData: Partial<typeof data> = {}) =>
  computeTotal(vpsPricing({ ...data, ...changedData }, { ...choice, ...changed })).lines.map((line) => [
    line.key,
    line.amountCents,
  ]);

test('a custom VPS costs its base price and every step above what that includes', () => {
  expect(configurationPrice(data.parameters, { cpu_count: 1, ram_size: 1, disk_size: 20 })).toBe(3);
  expect(configurationPrice(data.parameters, { cpu_count: 2, ram_size: 4, disk_size: 80 })).toBe(3 + 2 + 3.6 + 2.7);
  expect(keysOf({ tariff: null, configuration: { cpu_count: 2, ram_size: 4, disk_size: 80 } })).toEqual([
    ['custom', 1130],
    ['vat', 215],
  ]);
});

test('system, panel, place, clock speed and extras all reach the price; included units are free', () => {
  expect(
    keysOf({
      os: 3,
      control_panel: 2,
      location: 1,
      frequency: '3.4',
      extra_services: { monthly: [{ id: 10, count: 3 }], one_time: [{ id: 20, count: 1 }] },
    }),
  ).toEqual([
    ['nvme-2', 1485],
    ['ipv4', 500],
    ['os-3', 800],
    ['panel-2', 1500],
    ['migration', 2900],
    ['setup', 500],
    ['vat', 1460],
  ]);
});

test('the licence of a system inside a disk image is charged too', () => {
  const disk_images = [{ ...data.disk_images[0]!, os: 3 }];
  expect(keysOf({ os: null, disk_image: 1 }, { disk_images })).toContainEqual(['os-3', 800]);
});

test('a promo code counts only when the server found it valid', () => {
  const promo = {
    code: 'X',
    discount_percent: 5,
    months: 3,
    applies_to: 'tariff',
    valid: false,
    message: null,
  } as const;
  expect(keysOf({}, { promo })).not.toContainEqual(['promo', expect.anything()]);
  expect(keysOf({}, { promo: { ...promo, valid: true } })).toContainEqual(['promo', -68]);
});

test('administration is charged when it has a price and is on', () => {
  const base_administration = { default: true, price: 4 };
  expect(keysOf({}, { base_administration })).toContainEqual(['base_administration', 400]);
  expect(keysOf({ base_administration: false }, { base_administration })).not.toContainEqual([
    'base_administration',
    400,
  ]);
});

test('a trial costs nothing or its own price', () => {
  expect(keysOf({ trial: 'free' })).toEqual([
    ['nvme-2', 0],
    ['vat', 0],
  ]);
  expect(keysOf({ trial: 'paid' })).toEqual([
    ['nvme-2', 150],
    ['vat', 29],
  ]);
});

test('a trial leaves the promo code for an order', () => {
  const promo = {
    code: 'X',
    discount_percent: 5,
    months: 3,
    applies_to: 'tariff',
    valid: true,
    message: null,
  } as const;
  expect(vpsPricing({ ...data, promo }, { ...choice, trial: 'free' }).promo).toBeNull();
});

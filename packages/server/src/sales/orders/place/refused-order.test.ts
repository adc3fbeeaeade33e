import { afterAll, expect, test } from 'vitest';
import { anOrder, ownIso, testShop } from '../../../testing/shop.ts';

const shop = await testShop();
const customer = await shop.customer();
afterAll(() => shop.close());

const post = (change: Parameters<typeof anOrder>[1]) => customer.post('/my/api/vps-order/', anOrder(customer, change));

test.each([
  [{ tariff: 99 }, { tariff: ['This option is no longer available.'] }],
  [{ tariff: 1, os: 20 }, { os: ['Selected plan does not support this operating system or control panel'] }],
  [
    { control_panel: 5, os: 1, tariff: 1 },
    { control_panel: ['Selected plan does not support this operating system or control panel'] },
  ],
  [
    { location: 4, frequency: '3.7' },
    { frequency: ['Selected CPU clock speed is not yet available in this location'] },
  ],
  [{ location: 6 }, { location: ['This location is sold out.'] }],
  [{ location: 10, tariff: 7 }, { location: ['This plan isn’t available in this location.'] }],
  [{ location: 7 }, { location: ['This location is sold out.'] }],
  [{ rent_period: 5 }, { rent_period: ['This term isn’t available.'] }],
  [{ count: 21 }, { count: ['Ensure this value is less than or equal to 20.'] }],
  [
    { name: '-bad' },
    { name: ['Use Latin letters, digits, hyphens and dots. No part can start or end with a hyphen.'] },
  ],
  [{ promo_code: 'NONE' }, { promo_code: ['Invalid promo code. Try again.'] }],
  [
    { extra_services: { monthly: [{ id: 1, count: 9 }] } },
    { extra_services: { monthly: ['This quantity isn’t available.'] } },
  ],
  [
    { extra_services: { monthly: [{ id: 5, count: 1 }], one_time: [{ id: 7, count: 1 }] } },
    { extra_services: { one_time: ['Can’t be combined with another selected option.'] } },
  ],
  [
    { location: 10, extra_services: { monthly: [{ id: 1, count: 1 }] } },
    { extra_services: { monthly: ['Not available in this location.'] } },
  ],
  [{ overdraft: true }, { overdraft: ['Overdraft isn’t available to you.'] }],
  [
    { terms_version: '2019-07' },
    { terms_version: ['The terms have changed. Reload the page to review and accept them.'] },
  ],
  [{ project: 999 }, { project: ['This project doesn’t exist.'] }],
  [{ project: 2_147_483_648 }, { project: ['Ensure this value is less than or equal to 2147483647.'] }],
  [{ ssh_keys: [999] }, { ssh_keys: ['This key isn’t in your account.'] }],
  [{ ssh_key: { title: 'x', key: 'ssh-rsa nonsense' } }, { ssh_key: { key: ['Enter a valid public key.'] } }],
  [{ currency: 'RUR' as const }, { currency: ['This currency isn’t available to you.'] }],
  [{ payment_method: 'sbp' as const }, { payment_method: ['This payment method isn’t available to you.'] }],
  [
    { tariff: null, configuration: { cpu_count: 1, ram_size: 8, disk_size: 80 } },
    {
      configuration: [
        'These resources don’t work together. Use at most 4 GB of RAM per vCPU and at least 10 GB of storage per GB of RAM.',
      ],
    },
  ],
  [{ trial: 'free' as const, count: 2 }, { trial: ['A trial covers one server.'] }],
])('%j is answered at its field', async (change, errors) => {
  const answer = await post(change);
  expect(answer.json()).toEqual(errors);
  expect(answer.statusCode).toBe(400);
});

test('returns errors in Russian for Russian visitors', async () => {
  const answer = await customer.post('/my/api/vps-order/', anOrder(customer, { location: 4, frequency: '3.7' }), {
    headers: { 'accept-language': 'ru' },
  });
  expect(answer.json()).toEqual({ frequency: ['Выбранная частота процессора пока недоступна в этой локации'] });
});

test.each([
  [{}, ['Enter an https:// address with a domain name and no user name or password.']],
  [
    { iso_url: 'https://me:secret@example.org/a.iso' },
    ['Enter an https:// address with a domain name and no user name or password.'],
  ],
  [{ iso_url: `https://example.org/${'a'.repeat(2048)}` }, ['Ensure this field has no more than 2048 characters.']],
])('an own image with %j is answered at its field', async (change, iso_url) => {
  const answer = await post({ os: null, disk_image: await ownIso(customer), ...change });
  expect([answer.statusCode, answer.json()]).toEqual([400, { iso_url }]);
});

test('refuses unknown fields', async () => {
  const answer = await customer.post('/my/api/vps-order/', { ...anOrder(customer), colour: 'red' });
  expect(answer.json()).toEqual({ colour: ['Unknown field.'] });
});

test('asks visitors to sign in, and to complete an incomplete profile', async () => {
  expect((await shop.browser().post('/my/api/vps-order/', anOrder(customer))).statusCode).toBe(401);
  const staff = await shop.staff();
  const answer = await staff.post('/my/api/vps-order/', anOrder(staff));
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ code: 'personal_info_incomplete' });
});

test('returns the new total when the price has changed', async () => {
  const answer = await post({ expected_total: '13.50' });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'price_changed', total: { amount: '16.07', currency: 'EUR' } });
});

test('refuses sold-out plans', async () => {
  const answer = await post({ tariff: 7, location: 5, payment_method: 'card' });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'sold_out' });
});

import { afterAll, expect, test } from 'vitest';
import { testBackend } from '../../testing/backend.ts';
import { signedInCustomer } from '../../testing/customer.ts';

const path = '/my/api/account/personal_info/';
const filled = {
  user: { first_name: 'Анна', last_name: 'Lund' },
  country: 'SE',
  city: 'Malmö',
  zip_code: '211 20',
  address: 'Östergatan 1',
  phone: '+46 40 000 00 00',
};

const backend = await testBackend();
afterAll(() => backend.close());

test('a profile is empty at first, and complete when it was filled', async () => {
  const browser = await signedInCustomer(backend, 'anna@example.test');
  const empty = (await browser.get(path)).json();
  expect(empty).toMatchObject({ country: null, city: '', is_complete: false, user: { display: 'anna' } });
  const saved = await browser.put(path, filled);
  expect(saved.json()).toMatchObject({ ...filled, is_complete: true, user: { display: 'Анна Lund', country: 'SE' } });
  expect((await browser.get(path)).json()).toEqual(saved.json());
  const { phone: _kept, ...withoutPhone } = filled;
  expect((await browser.put(path, withoutPhone)).json().phone).toBe(filled.phone);
});

test('nests errors like the fields of the request; the staff flag can’t be set', async () => {
  const browser = await signedInCustomer(backend, 'errors@example.test');
  const { zip_code: _missing, ...rest } = filled;
  const answer = await browser.put(path, {
    ...rest,
    user: { first_name: 'Anna', last_name: ' ', is_staff: true },
    city: 'x'.repeat(101),
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    zip_code: ['This field is required'],
    city: ['Ensure this field has no more than 100 characters.'],
    user: { last_name: ['This field is required'], is_staff: ['Unknown field.'] },
  });
  const nowhere = await browser.put(path, { ...filled, country: 'ZZ' });
  expect(nowhere.json()).toEqual({ country: ['Country not found'] });
});

test('the menu has a balance and both languages; only staff sees the admin area', async () => {
  const customer = await signedInCustomer(backend, 'menu@example.test');
  const staff = await signedInCustomer(backend, 'boss@example.test', { staffRole: 'administrator' });
  const keys = (menu: { items: Record<string, { key: string }[]> }, language: string) =>
    menu.items[language]?.map(({ key }) => key);
  const mine = (await customer.get('/my/api/account/menu_context/')).json();
  expect(mine).toMatchObject({
    balance: { amount: '0.00', currency: 'EUR' },
    balance_link: '/my/#balance',
    is_staff: false,
  });
  expect(keys(mine, 'ru')).toEqual(keys(mine, 'en'));
  expect(keys(mine, 'en')).toContain('logout');
  expect(keys(mine, 'en')).not.toContain('admin');
  expect(keys((await staff.get('/my/api/account/menu_context/')).json(), 'en')).toContain('admin');
});

test('visitors have no account', async () => {
  const answer = await backend.browser().get('/my/api/account/menu_context/');
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([401, ['detail']]);
  expect((await backend.browser().put(path, filled)).statusCode).toBe(401);
});

test('a name or address with characters that invoices can’t show is refused beside its field', async () => {
  const browser = await signedInCustomer(backend, 'unicorn@example.test');
  const user = { first_name: 'Ада 🦄', last_name: '王' };
  const answer = await browser.put(path, { ...filled, user, address: 'Road 🚧 1' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    user: { first_name: ['Invoices can’t show these characters: 🦄'] },
    address: ['Invoices can’t show these characters: 🚧'],
  });
});

test('a time zone is kept with the user until they choose that of their device again', async () => {
  const browser = await signedInCustomer(backend, 'traveller@example.test');
  const zone = '/my/api/account/time_zone/';
  const chosen = async () => (await browser.get('/my/api/account/menu_context/')).json().time_zone;
  expect(await chosen()).toBeNull();
  expect((await browser.put(zone, { time_zone: 'Asia/Tokyo' })).json()).toEqual({ time_zone: 'Asia/Tokyo' });
  const unknown = await browser.put(zone, { time_zone: 'Mars/Olympus' });
  expect([unknown.statusCode, unknown.json()]).toEqual([400, { time_zone: ['Choose a time zone from the list'] }]);
  expect(await chosen()).toBe('Asia/Tokyo');
  await browser.put(zone, { time_zone: null });
  expect(await chosen()).toBeNull();
});

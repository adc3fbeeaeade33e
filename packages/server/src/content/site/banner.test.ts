import type { Config } from '@hoster/contract';
import { afterAll, expect, it } from 'vitest';
import { signedInCustomer } from '../../testing/customer.ts';
import { promoCodes } from '../../sales/promo/tables.ts';
import { testBackend } from '../../testing/backend.ts';

const address = '/my/api/staff/banner/';
const banner = {
  is_on: true,
  text: { en: 'Black Friday: 20% off', ru: 'Чёрная пятница: скидка 20%' },
  code: null,
  link: '/virtual-private-servers/',
  starts: '2026-11-20T00:00:00.000Z',
  ends: '2026-11-30T00:00:00.000Z',
  version: 0,
};

const shop = await testBackend({ seed: 'demo', rateLimits: false });
const staff = shop.browser();
await staff.login('staff@hoster.example', 'staff-hoster-2026');
afterAll(() => shop.close());

const save = (change: object = {}) => staff.put(address, { ...banner, ...change });
const shown = async () => (await shop.browser().get('/my/api/config/')).json<Config>().banner;

it('is in the constants of the site while it is on, and two members of staff don’t undo each other', async () => {
  expect(await shown()).toBeNull();
  expect((await save()).json()).toMatchObject({ version: 1, value: { text: banner.text } });
  expect(await shown()).toMatchObject({ text: banner.text, ends: banner.ends });
  expect((await save()).json()).toMatchObject({ code: 'settings_changed' });
  expect((await save({ is_on: false, version: 1 })).statusCode).toBe(200);
  expect(await shown()).toBeNull();
});

it.each([
  [{ code: 'NOSUCH' }, 'code'],
  [{ ends: banner.starts }, 'ends'],
  [{ text: { en: 'English only', ru: '' } }, 'text'],
  [{ link: 'javascript:alert(1)' }, 'link'],
  [{ link: '//elsewhere.example/' }, 'link'],
  [{ starts: '0000-01-01T00:00:00Z' }, 'starts'],
  [{ version: 2_147_483_647 }, 'version'],
])('refuses %j beside its field', async (wrong, field) => {
  const answer = await save({ version: 2, ...wrong });
  expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([400, [field]]);
});

it('names only a code that everybody can use until it ends', async () => {
  const code = { percent: 20, months: 1, createdAt: new Date('2026-11-01T00:00:00Z') };
  await shop.db.insert(promoCodes).values([
    { ...code, code: 'FRIDAY', expiresAt: new Date('2026-12-01T00:00:00Z') },
    { ...code, code: 'TOOSOON', expiresAt: new Date('2026-11-25T00:00:00Z') },
    { ...code, code: 'STOPPED', expiresAt: new Date('2026-12-01T00:00:00Z'), isOn: false },
  ]);
  for (const wrong of ['TOOSOON', 'STOPPED']) expect((await save({ code: wrong, version: 2 })).statusCode).toBe(400);
  expect((await save({ code: 'friday', version: 2 })).json()).toMatchObject({ value: { code: 'FRIDAY' } });
});

it('is for staff who write content', async () => {
  const support = await signedInCustomer(shop, 'support@example.test', { staffRole: 'support' });
  expect((await support.put(address, banner)).statusCode).toBe(403);
  expect((await shop.browser().get(address)).statusCode).toBe(401);
});

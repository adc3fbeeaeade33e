import type { Features, ReferenceClient, StaffClients } from '@hoster/contract';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { seedClients } from '../../seed/clients.ts';
import { signedInCustomer } from '../../testing/customer.ts';
import { testBackend, type TestBackend } from '../../testing/backend.ts';
import type { Browser } from '../../testing/browser.ts';
import { referenceClients } from './tables.ts';

const address = '/my/api/staff/clients/';
const real = {
  name: 'Nordlys Media',
  url: 'https://nordlys.example/',
  quote: { en: 'It runs.', ru: 'Работает.' },
  author: { en: 'Liv Dahl, editor', ru: 'Лив Даль, редактор' },
};

async function shownBy(shop: TestBackend, headers: Record<string, string> = {}) {
  const browser = shop.browser();
  const clients = (await browser.get('/my/api/client/', { headers })).json<ReferenceClient[]>();
  const features = (await browser.get('/my/api/features/', { headers })).json<Features>();
  return { clients, linked: features.reference_clients };
}

describe('the clients of a demo', () => {
  let demo: TestBackend;
  let staff: Browser;
  beforeAll(async () => {
    demo = await testBackend({ seed: 'demo', rateLimits: false });
    staff = demo.browser();
    await staff.login('staff@hoster.example', 'staff-hoster-2026');
  });
  afterAll(() => demo.close());

  it('are samples with a mark of their own', async () => {
    const { clients, linked } = await shownBy(demo);
    expect(linked).toBe(true);
    expect(clients.map(({ is_sample: isSample }) => isSample)).toEqual(Array.from({ length: 8 }, () => true));
    for (const { logo } of clients) {
      const image = await demo.browser().get(logo ?? '');
      expect(image.headers['content-type']).toMatch(/^image\/svg\+xml/);
    }
  });

  it('are replaced by the real ones of staff, in both languages', async () => {
    const answer = await staff.put(address, { clients: [real, { name: 'Quiet Ltd' }] });
    expect([answer.statusCode, answer.json().length]).toEqual([200, 2]);
    const { clients } = await shownBy(demo, { 'accept-language': 'ru' });
    expect(clients).toMatchObject([
      { name: 'Nordlys Media', quote: 'Работает.', author: 'Лив Даль, редактор', is_sample: false },
      { name: 'Quiet Ltd', quote: null, url: null, author: null },
    ]);
    await seedClients(demo.db);
    expect((await shownBy(demo)).clients).toHaveLength(2);
    await staff.put(address, { clients: [] });
    expect(await shownBy(demo)).toEqual({ clients: [], linked: false });
  });

  it('are kept but not shown when staff hide them, and two members of staff don’t undo each other', async () => {
    const { version } = (await staff.get(address)).json<StaffClients>();
    const hidden = { ...real, is_hidden: true };
    const first = await staff.put(address, { clients: [hidden, { name: 'Quiet Ltd' }], version });
    expect(first.statusCode).toBe(200);
    expect((await shownBy(demo)).clients.map(({ name }) => name)).toEqual(['Quiet Ltd']);
    expect((await staff.get(address)).json()).toMatchObject({ clients: [hidden, { name: 'Quiet Ltd' }] });
    const second = await staff.put(address, { clients: [], version });
    expect([second.statusCode, second.json().code]).toEqual([409, 'record_changed']);
    const customer = await signedInCustomer(demo, 'peeking@example.test');
    expect((await customer.get(address)).statusCode).toBe(403);
  });

  it('are changed by staff only, and with complete texts', async () => {
    expect((await demo.browser().put(address, { clients: [] })).statusCode).toBe(401);
    const customer = await signedInCustomer(demo, 'curious@example.test');
    expect((await customer.put(address, { clients: [] })).statusCode).toBe(403);
    const half = { clients: [{ name: 'Half', quote: { en: 'Only English.' } }] };
    expect((await staff.put(address, half)).statusCode).toBe(400);
    const unsafe = { clients: [{ ...real, url: 'javascript:alert(1)' }] };
    expect((await staff.put(address, unsafe)).statusCode).toBe(400);
  });
});

test('a public shop shows no samples, even those from its time as a demo', async () => {
  const origin = 'https://hoster.example';
  const shop = await testBackend({ seed: 'demo', publicOrigin: origin, rateLimits: false });
  const headers = { origin, host: 'hoster.example' };
  expect(await shownBy(shop, headers)).toEqual({ clients: [], linked: false });
  await seedClients(shop.db);
  expect(await shownBy(shop, headers)).toEqual({ clients: [], linked: false });
  await shop.db.insert(referenceClients).values({ ...real, position: 9 });
  expect(await shownBy(shop, headers)).toMatchObject({ clients: [{ name: 'Nordlys Media' }], linked: true });
  await shop.close();
});

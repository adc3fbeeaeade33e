import { UpgradeOffer, type ServiceDetails } from '@hoster/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { orderBackup, capacityAt } from '../../testing/backup-storage.ts';
import { accountsAt, orderHosting, places, plans } from '../../testing/web-hosting.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { mockHosting } from '../../sandbox/providers/hosting.ts';
import type { AccountState } from '../../sandbox/providers/hosting-machine.ts';
import { mockStorage } from '../../sandbox/providers/storage.ts';
import type { StorageState } from '../../sandbox/providers/storage-machine.ts';

let shop: TestShop;
let customer: Browser;
let accounts: AccountState[];
let storages: StorageState[];
beforeEach(async () => {
  accounts = [];
  storages = [];
  shop = await testShop({
    hosting: { ...mockHosting(), apply: async (state) => void accounts.push(state) },
    storage: { ...mockStorage(), apply: async (state) => void storages.push(state) },
  });
  customer = await shop.customer();
});
afterEach(() => shop.close());

const service = async (id: number) => (await customer.get(`/my/api/services/${id}/`)).json<ServiceDetails>();
const offer = async (id: number) => UpgradeOffer.parse((await customer.get(`/my/api/services/${id}/upgrade/`)).json());

async function upgrade(id: number, plan: number): Promise<void> {
  const body = { plan, currency: 'EUR', payment_method: 'balance' };
  expect((await customer.post(`/my/api/services/${id}/upgrade/`, body)).statusCode).toBe(201);
  await shop.drain();
}

it('a web hosting account moves to a larger plan, and its provider is called', async () => {
  const { order_ids: ids } = await orderHosting(customer, { tariff: plans.basic });
  await shop.drain();
  const id = ids[0] ?? 0;
  const left = await accountsAt(shop, places.frankfurt);
  const { choices } = await offer(id);
  expect(choices.map(({ plan }) => plan)).toEqual([plans.pro, plans.business]);
  await upgrade(id, plans.pro);
  const after = await service(id);
  expect(after).toMatchObject({ tariff: { id: plans.pro, name: 'Pro' }, web_hosting: { cms: expect.any(String) } });
  expect(after.price).toBe(choices[0]?.price);
  expect(accounts).toEqual([{ serviceId: id, access: 'open', plan: 'pro' }]);
  expect(await accountsAt(shop, places.frankfurt)).toBe(left);
});

it('a storage grows, and its place has less room by the difference', async () => {
  const { order_ids: ids } = await orderBackup(customer);
  await shop.drain();
  const id = ids[0] ?? 0;
  const volume = (await service(id)).backup?.volume ?? 0;
  const { current, choices } = await offer(id);
  const [next] = choices;
  expect(current.facts, 'what the name of a size does not say').toEqual(['20\u00a0snapshots', '50\u00a0sub-accounts']);
  expect(next?.facts).toEqual(['20\u00a0snapshots', '50\u00a0sub-accounts']);
  const left = await capacityAt(shop, places.frankfurt);
  await upgrade(id, next?.plan ?? 0);
  const larger = (await service(id)).backup?.volume ?? 0;
  expect(larger).toBeGreaterThan(volume);
  expect(storages).toEqual([{ serviceId: id, access: 'open', gigabytes: larger }]);
  expect(await capacityAt(shop, places.frankfurt)).toBe(left - (larger - volume));
});

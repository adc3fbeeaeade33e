import { server } from '@hoster/domain/lines/dedicated/dedicated.fixture';
import { fixtureData } from '@hoster/domain/lines/vps/catalogue.fixture';
import { expect, test } from 'vitest';
import type { AppContext } from '../../app/app-context.tsx';
import { strangerContext } from '../../order/order-context.fixture.ts';
import { loadShop } from './load-shop.ts';

/** What the home page knows, by the answers to its calls; others fail. */
const shopWith = (answers: Readonly<Record<string, unknown>>) =>
  loadShop({ call: async (name: string) => answers[name] } as unknown as AppContext);

/** Slugs of the plans that the home page offers where these data centres are closed. */
async function offered(closed: readonly number[]): Promise<string[] | undefined> {
  const context = {
    ...strangerContext,
    ...fixtureData,
    locations: fixtureData.locations.map((place) => ({
      ...place,
      is_available: place.is_available && !closed.includes(place.id),
    })),
  };
  const shop = await shopWith({ getVpsOrderContext: context });
  return shop.vps?.plans.map(({ slug }) => slug);
}

test('the home page describes dedicated servers by figures of the catalogue', async () => {
  const { cpu_detail: anyCpu, memory_with_units: anyRam } = server();
  const one = (price: number, vendor: 'AMD' | 'Intel', model: string, cores: number, value: number) =>
    server({
      price,
      cpu_detail: { ...anyCpu, vendor, model, cores },
      memory_with_units: { ...anyRam, value, max_value: 4 * value },
    });
  const results = [
    one(90, 'AMD', 'EPYC 7302P', 16, 128),
    one(39, 'Intel', 'Xeon E3-1270 v6', 4, 32),
    one(59, 'Intel', 'Xeon E-2236', 6, 64),
  ];
  const shop = await shopWith({ getDsTariffs: { results } });
  expect(shop.servers).toEqual({
    cores: { min: 4, max: 16 },
    ram: { min: 32, max: 512 },
    processors: ['Intel Xeon', 'AMD EPYC'],
  });
});

test('the home page describes web hosting, backup storage and the VPN by figures of the catalogue', async () => {
  const plan = (sites: number | null, php_versions: string[]) => ({ sites, php_versions });
  const shop = await shopWith({
    getVhOrderContext: { tariffs: [plan(5, ['8.4', '8.10']), plan(null, ['8.4']), plan(1, ['7.4'])] },
    getBackupOrderContext: { protocols: ['sftp', 'ftp'], volumes: [{ volume: 500 }, { volume: 2048 }] },
    getVpnSingleContext: { devices_max: 3, money_back_days: 14, prices: [] },
  });
  expect(shop.hosting).toEqual({ sites: { min: 1, max: null }, php: { oldest: '7.4', newest: '8.10' } });
  expect(shop.storage).toEqual({ volume: { min: 500, max: 2048 }, protocols: ['sftp', 'ftp'] });
  expect(shop.vpn).toEqual({ devices_max: 3, money_back_days: 14 });
});

test('the home page says nothing of lines with nothing to sell', async () => {
  const shop = await shopWith({
    getVhOrderContext: { tariffs: [] },
    getBackupOrderContext: { protocols: ['sftp'], volumes: [] },
  });
  expect(shop).toMatchObject({ hosting: null, storage: null, vpn: null });
});

test('the home page leaves out a plan whose only free data centre is closed', async () => {
  expect(await offered([])).toEqual(['nvme-1', 'nvme-2', 'nvme-3']);
  // The other one of the second plan is full.
  expect(await offered([1])).toEqual(['nvme-1', 'nvme-3']);
  expect(await offered([1, 2, 3])).toBeUndefined();
});

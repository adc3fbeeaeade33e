import { fixtureData } from '@hoster/domain/lines/vps/catalogue.fixture';
import { expect, test } from 'vitest';
import type { AppContext } from '../../app/app-context.tsx';
import { strangerContext } from '../../order/order-context.fixture.ts';
import { loadShop } from './load-shop.ts';

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
  const call = async (name: string) => (name === 'getVpsOrderContext' ? context : undefined);
  const shop = await loadShop({ call } as unknown as AppContext);
  return shop.vps?.plans.map(({ slug }) => slug);
}

test('the home page leaves out a plan whose only free data centre is closed', async () => {
  expect(await offered([])).toEqual(['nvme-1', 'nvme-2', 'nvme-3']);
  // The other one of the second plan is full.
  expect(await offered([1])).toEqual(['nvme-1', 'nvme-3']);
  expect(await offered([1, 2, 3])).toBeUndefined();
});

import { volumeName } from '@hoster/domain';
import { and, eq, gte } from '../../../db/drizzle.ts';
import { backupCapacity } from '../../catalogue/tables.ts';
import type { LineUpgrades } from '../../upgrades/line-upgrades.ts';
import { backupSpecOf } from './backup-spec.ts';
import { spokenExtras, spokenVolume } from './figures.ts';
import { takeCapacity } from './stock.ts';

/** How a storage grows. */
export const backupUpgrades: LineUpgrades = {
  larger: ({ backupVolumes }, service) =>
    backupVolumes
      .filter(({ gigabytes }) => gigabytes > backupSpecOf(service).volume)
      .map(({ id, gigabytes, priceCents }) => ({
        planId: id,
        spec: { ...backupSpecOf(service), volume: gigabytes },
        tariff: { key: `backup-${gigabytes}`, label: volumeName(gigabytes), price: priceCents / 100 },
      })),
  facts: ({ backupVolumes }, on, language) => {
    const { volume } = backupSpecOf(on);
    const size = backupVolumes.find(({ gigabytes }) => gigabytes === volume);
    // Its name says the volume already, unless it isn't sold any more.
    return size ? spokenExtras(size, language) : [spokenVolume(volumeName(volume), language)];
  },
  hasRoom: async (db, on, locationId) => {
    const { gigabytes, locationId: place } = backupCapacity;
    return (await db.$count(backupCapacity, and(eq(place, locationId), gte(gigabytes, backupSpecOf(on).volume)))) > 0;
  },
  takeRoom: (tx, on, locationId) => takeCapacity(tx, locationId, backupSpecOf(on).volume),
};

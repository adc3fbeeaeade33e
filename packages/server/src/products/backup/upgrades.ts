import { volumeName } from '@hoster/domain';
import { and, eq, gte } from '../../platform/db/drizzle.ts';
import { backupCapacity, type BackupVolumeRow } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import type { LineUpgrades } from '../../services/index.ts';
import { backupSpecOf } from './specification.ts';
import { spokenExtras, spokenVolume } from './placeholders.ts';
import { reserveCapacity } from './stock.ts';

/** Moves of storages to larger and to smaller volumes. */
export const backupUpgrades: LineUpgrades = {
  larger: ({ backupVolumes }, service) =>
    backupVolumes
      .filter(({ gigabytes }) => gigabytes > backupSpecOf(service).volume)
      .map((volume) => onPlan(volume, service)),
  others: ({ backupVolumes }, service) =>
    backupVolumes
      .filter(({ gigabytes }) => gigabytes < backupSpecOf(service).volume)
      .map((volume) => ({ ...onPlan(volume, service), obstacle: null })),
  sharesRoom: true,
  facts: ({ backupVolumes }, on, language) => {
    const { volume } = backupSpecOf(on);
    const size = backupVolumes.find(({ gigabytes }) => gigabytes === volume);
    // Its name contains the volume, unless it's no longer sold.
    return size ? spokenExtras(size, language) : [spokenVolume(volumeName(volume), language)];
  },
  hasRoom: async (db, on, locationId) => {
    const { gigabytes, locationId: place } = backupCapacity;
    return (await db.$count(backupCapacity, and(eq(place, locationId), gte(gigabytes, backupSpecOf(on).volume)))) > 0;
  },
  reserveRoom: (tx, on, locationId) => reserveCapacity(tx, locationId, backupSpecOf(on).volume),
};

function onPlan({ id, gigabytes, priceCents }: BackupVolumeRow, service: ServiceRow) {
  return {
    planId: id,
    spec: { ...backupSpecOf(service), volume: gigabytes },
    tariff: { key: `backup-${gigabytes}`, label: volumeName(gigabytes), price: priceCents / 100 },
  };
}

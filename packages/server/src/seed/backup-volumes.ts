import type { backupCapacity, backupVolumes } from '../catalogue/index.ts';

const terabyte = 1024;

type Size = [gigabytes: number, cents: number, snapshots: number, subAccounts: number];

const sizes: Size[] = [
  [100, 300, 10, 10],
  [250, 500, 10, 10],
  [500, 800, 10, 10],
  [terabyte, 1200, 20, 50],
  [2 * terabyte, 2000, 20, 50],
  [5 * terabyte, 4200, 20, 50],
  [10 * terabyte, 7500, 30, 100],
  [20 * terabyte, 14_000, 30, 100],
];

/** Sizes of backup storage. */
export const backupVolumeRows: (typeof backupVolumes.$inferInsert)[] = sizes.map(
  ([gigabytes, priceCents, snapshots, subAccounts], position) => ({
    id: position + 1,
    gigabytes,
    priceCents,
    snapshots,
    subAccounts,
    position,
  }),
);

/** Free space for backups in Frankfurt, Rotterdam and Barcelona, which has too little for 5 TB and more. */
export const backupCapacityRows: (typeof backupCapacity.$inferInsert)[] = [
  { locationId: 1, gigabytes: 4_000_000 },
  { locationId: 2, gigabytes: 4_000_000 },
  { locationId: 4, gigabytes: 4000 },
];

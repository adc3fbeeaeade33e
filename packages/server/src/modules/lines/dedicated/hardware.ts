import type { DsConfigured, DsTariff } from '@hoster/contract';
import type { DsCatalogue, DsDiskRow, DsPlanRow } from '../../catalogue/dedicated-load.ts';

/** Equal drives. */
export interface Drives {
  readonly drive: DsDiskRow;
  readonly count: number;
}

/** The drives that are meant; what isn't sold any more is left out. */
export function drivesOf(chosen: DsConfigured['disks'], { disks }: DsCatalogue): Drives[] {
  return chosen.flatMap(({ option, count }) => {
    const drive = disks.find(({ id }) => id === option);
    return drive && count > 0 ? [{ drive, count }] : [];
  });
}

/** RAID that comes with a plan: by its controller, or by the operating system where there are drives for it. */
export function raidOf({ disks, raidControllerId }: DsPlanRow, { controllers }: DsCatalogue): DsTariff['raid'] {
  const controller = controllers.find(({ id }) => id === raidControllerId);
  if (controller) return { kind: 'hardware', name: controller.name };
  return { kind: disks.some(({ count }) => count > 1) ? 'software' : 'none', name: null };
}

import type { dsOffers } from '../modules/lines/dedicated/tables.ts';
import { boards, driveId, dsMemoryKitRows } from './dedicated-parts.ts';
import { dsPlanRows } from './dedicated-plans.ts';

const plan = dsPlanRows.find(({ slug }) => slug === 'gold-5412u');
const ram = dsMemoryKitRows.find(
  ({ platformId, gigabytes }) => platformId === boards.xeonScalable && gigabytes === 512,
);
if (!plan || !ram) throw new Error('The seed has no server for the demo offer.');

/** A server with more RAM and drives than its plan, at a price of its own. */
export const demoOffer: Omit<typeof dsOffers.$inferInsert, 'accountId' | 'expiresAt'> = {
  planId: plan.id,
  priceCents: 29_900,
  setupFeeCents: 0,
  configuration: {
    cpu_count: 1,
    memory: ram.id,
    disks: [{ option: driveId('U.2', 3840), count: 4 }],
    raid_controller: null,
    raid_level: '10',
    port: 5,
    ips: [],
    extra_traffic: null,
  },
  comment: '512 GB of RAM and four NVMe drives in RAID 10, with no setup fee.',
};

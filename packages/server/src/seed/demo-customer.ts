import { type Context, type NewUser, dayMilliseconds } from '../platform/index.ts';
import type { Db } from '../platform/db/index.ts';
import { type AddressNeed, giveAddresses } from '../catalogue/index.ts';
import { dsOffers, vpsLine, type VpsSpec } from '../products/index.ts';
import { addSshKey, defaultProject, services } from '../sales/index.ts';
import { fromEquity, legalEntities, ontoBalance, post } from '../billing/index.ts';
import { addMonths, passwordPurpose } from '../services/index.ts';
import { seedDemoHosting } from './demo-hosting.ts';
import { seedDemoPurchase } from './demo-purchase.ts';
import { osRows } from './systems.ts';
import { planRows } from './vps-plans.ts';
import { boards, driveId, dsMemoryKitRows } from './dedicated-parts.ts';
import { dsPlanRows } from './dedicated-plans.ts';

const demoKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIEVvqmcsFIy+92sNDI2bw5opsNRb/f6RP1VYvf6lkCb4';
const openingBalanceCents = 50_000;
const rentMonths = 12;
const orderedDaysAgo = 20;
const offerDays = 60;
const addressNeeds: readonly AddressNeed[] = [
  { family: 4, length: 32, count: 1, role: 'main' },
  { family: 6, length: 64, count: 1, role: 'main' },
];

/**
 * Adds a history to the demo customer: money on the balance, a key, an offer, and a server and web hosting that have
 * run for some weeks.
 */
export async function seedDemoCustomer(tx: Db, context: Context, customer: NewUser): Promise<void> {
  const { userId, accountId } = customer;
  const today = Math.floor(context.clock.now().getTime() / dayMilliseconds) * dayMilliseconds;
  const orderedAt = new Date(today - orderedDaysAgo * dayMilliseconds);
  const key = await addSshKey(tx, userId, { title: 'Laptop', key: demoKey, default: true });
  await post(tx, {
    reference: 'seed:demo:balance',
    kind: 'top_up',
    description: { en: 'Top-up', ru: 'Пополнение баланса' },
    postings: [
      ...fromEquity(openingBalanceCents),
      ...ontoBalance(accountId, openingBalanceCents, { fundsCents: 0, owedCents: 0 }),
    ],
  });

  await tx.insert(legalEntities).values({
    accountId,
    name: 'Koch Studio GmbH',
    kind: 'company',
    country: 'DE',
    vatId: 'DE999999999',
    vatStatus: 'valid',
  });

  await tx
    .insert(dsOffers)
    .values({ ...demoOffer, accountId, expiresAt: new Date(today + offerDays * dayMilliseconds) });

  const plan = planRows.find(({ slug }) => slug === 'nvme-3');
  const os = osRows.find(({ isDefault }) => isDefault);
  if (!plan || !os) throw new Error('The seed has no plan or system for the demo server.');
  const { purchaseId, pricing, total } = await seedDemoPurchase(tx, context, customer, {
    ref: 'pay_0DEM0000000000000000000000',
    label: vpsLine.label,
    pricing: {
      tariff: { key: plan.slug, label: plan.name, price: plan.priceCents / 100 },
      period: { months: rentMonths, discountPercent: 10 },
      count: 1,
    },
    at: orderedAt,
  });
  const projectId = await defaultProject(tx, accountId);
  const spec: VpsSpec = {
    os: os.id,
    disk_image: null,
    control_panel: null,
    frequency: null,
    cpu_count: plan.cpuCount,
    ram_size: plan.ramSize,
    disk_size: plan.diskSize,
    ssh_keys: [{ title: key.title, key: key.key }],
    base_administration: true,
    trial: 'none',
    extra_services: { one_time: [], monthly: [] },
  };
  const [server] = await tx
    .insert(services)
    .values({
      accountId,
      purchaseId,
      projectId,
      kind: 'vps',
      name: 'web-frankfurt',
      planId: plan.id,
      locationId: 1,
      state: 'active',
      spec,
      rentMonths,
      priceCents: total.renewal.perMonth,
      pricing,
      paidCents: total.total,
      paidUntil: addMonths(orderedAt, rentMonths),
      login: 'root',
      sealedPassword: context.secrets.seal(passwordPurpose, 'demo-server-2026'),
      createdAt: orderedAt,
      activatedAt: orderedAt,
    })
    .returning({ id: services.id });
  if (server) await giveAddresses(tx, { locationId: 1, needs: addressNeeds, serviceIds: [server.id], now: orderedAt });
  await seedDemoHosting(tx, context, customer, { projectId, orderedAt });
}

const plan = dsPlanRows.find(({ slug }) => slug === 'gold-5412u');
const ram = dsMemoryKitRows.find(
  ({ platformId, gigabytes }) => platformId === boards.xeonScalable && gigabytes === 512,
);
if (!plan || !ram) throw new Error('The seed has no server for the demo offer.');

/** A server with more RAM and drives than its plan, at a price of its own. */
const demoOffer: Omit<typeof dsOffers.$inferInsert, 'accountId' | 'expiresAt'> = {
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

import { defineMessages } from '@formatjs/intl';
import { translator } from '../../i18n/translate.ts';
import { and, eq, gt } from '../../platform/db/drizzle.ts';
import type { Language } from '../../platform/http/index.ts';
import { type Catalogue, type PlanRow, vpsStock } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import type { LineUpgrades } from '../../services/index.ts';
import { reserveStock } from './stock.ts';
import { vpsSpecOf, type VpsSpec } from './specification.ts';

/** Upgrades of servers to larger plans. */
export const vpsUpgrades: LineUpgrades = {
  larger: (catalogue, service) =>
    catalogue.plans
      .filter((plan) => plan.id !== service.planId && isLarger(plan, service, catalogue))
      .map(({ id, slug, name, priceCents, cpuCount, ramSize, diskSize }) => ({
        planId: id,
        spec: { ...vpsSpecOf(service), cpu_count: cpuCount, ram_size: ramSize, disk_size: diskSize },
        tariff: { key: slug, label: name, price: priceCents / 100 },
      })),
  facts: (_catalogue, on, language) => sizeFacts(vpsSpecOf(on), language),
  hasRoom: async (db, { planId }, locationId) => {
    const here = and(eq(vpsStock.planId, planId), eq(vpsStock.locationId, locationId), gt(vpsStock.available, 0));
    return (await db.$count(vpsStock, here)) > 0;
  },
  reserveRoom: (tx, { planId }, locationId) => reserveStock(tx, planId, locationId, 1),
};

const sizes = defineMessages({
  cpu: { id: 'products.vps.size.cpu', defaultMessage: '{count} vCPU', description: 'Size of a VPS' },
  ram: { id: 'products.vps.size.ram', defaultMessage: '{count} GB RAM', description: 'Size of a VPS' },
  disk: { id: 'products.vps.size.disk', defaultMessage: '{count} GB NVMe', description: 'Size of a VPS' },
});

/** "4 vCPU", "8 GB RAM", "120 GB NVMe". */
export function sizeFacts(
  { cpu_count: cpu, ram_size: ram, disk_size: disk }: Pick<VpsSpec, 'cpu_count' | 'ram_size' | 'disk_size'>,
  language: Language,
): string[] {
  const t = translator(language);
  return [
    t(sizes.cpu, { count: String(cpu) }),
    t(sizes.ram, { count: String(ram) }),
    t(sizes.disk, { count: String(disk) }),
  ];
}

function isLarger(plan: PlanRow, service: ServiceRow, { everyPlan, os, diskImages }: Catalogue): boolean {
  const spec = vpsSpecOf(service);
  const image = diskImages.find(({ id }) => id === spec.disk_image);
  const system = os.find(({ id }) => id === (image ? image.osId : spec.os));
  // The plan may no longer be sold.
  const own = everyPlan.vps.find(({ id }) => id === service.planId);
  return (
    !plan.isCustom &&
    plan.cpuCount >= spec.cpu_count &&
    plan.ramSize >= spec.ram_size &&
    // A disk with data on it can't be made smaller.
    plan.diskSize >= spec.disk_size &&
    (own?.cpuKind !== 'dedicated' || plan.cpuKind === 'dedicated') &&
    (system?.family !== 'windows' || plan.windowsAllowed)
  );
}

import { and, eq, gt } from '../../../db/drizzle.ts';
import type { Language } from '../../../http/language.ts';
import type { Catalogue, PlanRow } from '../../catalogue/load.ts';
import { vpsStock } from '../../catalogue/tables.ts';
import type { ServiceRow } from '../../orders/tables.ts';
import type { LineUpgrades } from '../../upgrades/line-upgrades.ts';
import { takeStock } from './stock.ts';
import { vpsSpecOf, type VpsSpec } from './vps-spec.ts';

/** How a server moves to a larger plan. */
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
  takeRoom: (tx, { planId }, locationId) => takeStock(tx, planId, locationId, 1),
};

/** "4 vCPU", "8 GB RAM", "120 GB NVMe". */
export const sizeFacts = (
  { cpu_count: cpu, ram_size: ram, disk_size: disk }: Pick<VpsSpec, 'cpu_count' | 'ram_size' | 'disk_size'>,
  language: Language,
): string[] =>
  language === 'ru'
    ? [`${cpu}\u00a0vCPU`, `${ram}\u00a0ГБ памяти`, `${disk}\u00a0ГБ NVMe`]
    : [`${cpu} vCPU`, `${ram} GB RAM`, `${disk} GB NVMe`];

function isLarger(plan: PlanRow, service: ServiceRow, { everyPlan, os, diskImages }: Catalogue): boolean {
  const spec = vpsSpecOf(service);
  const image = diskImages.find(({ id }) => id === spec.disk_image);
  const system = os.find(({ id }) => id === (image ? image.osId : spec.os));
  // It may not be sold any more.
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

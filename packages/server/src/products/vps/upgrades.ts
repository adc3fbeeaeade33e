import { defineMessages } from '@formatjs/intl';
import type { SmallerObstacle } from '@hoster/contract';
import { translator } from '../../i18n/translate.ts';
import { and, eq, gt } from '../../platform/db/drizzle.ts';
import type { Language } from '../../platform/http/index.ts';
import { type Catalogue, type PlanRow, vpsStock } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import type { LineUpgrades } from '../../services/index.ts';
import { reserveStock } from './stock.ts';
import { vpsSpecOf, type VpsSpec } from './specification.ts';

/** Moves of servers to larger and to smaller plans. */
export const vpsUpgrades: LineUpgrades = {
  larger: (catalogue, service) =>
    catalogue.plans
      .filter((plan) => plan.id !== service.planId && isLarger(plan, service, catalogue))
      .map((plan) => onPlan(plan, service)),
  others: (catalogue, service) =>
    catalogue.plans
      .filter((plan) => plan.id !== service.planId && !plan.isCustom && isOfKind(plan, service, catalogue))
      .map((plan) => ({ ...onPlan(plan, service), obstacle: obstacleOf(plan, service, catalogue) })),
  sharesRoom: false,
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

function onPlan({ id, slug, name, priceCents, cpuCount, ramSize, diskSize }: PlanRow, service: ServiceRow) {
  return {
    planId: id,
    spec: { ...vpsSpecOf(service), cpu_count: cpuCount, ram_size: ramSize, disk_size: diskSize },
    tariff: { key: slug, label: name, price: priceCents / 100 },
  };
}

function isLarger(plan: PlanRow, service: ServiceRow, catalogue: Catalogue): boolean {
  const spec = vpsSpecOf(service);
  return (
    !plan.isCustom &&
    plan.cpuCount >= spec.cpu_count &&
    plan.ramSize >= spec.ram_size &&
    // A disk with data on it can't be made smaller.
    plan.diskSize >= spec.disk_size &&
    isOfKind(plan, service, catalogue) &&
    (systemOf(service, catalogue)?.family !== 'windows' || plan.windowsAllowed)
  );
}

/** Whether a plan has cores of its own, if the service has. */
function isOfKind(plan: PlanRow, service: ServiceRow, { everyPlan }: Catalogue): boolean {
  // The plan may no longer be sold.
  const own = everyPlan.vps.find(({ id }) => id === service.planId);
  return own?.cpuKind !== 'dedicated' || plan.cpuKind === 'dedicated';
}

/** The installed system, or that of the image. */
function systemOf(service: ServiceRow, { everyPart: { os, diskImages } }: Catalogue) {
  const spec = vpsSpecOf(service);
  const image = diskImages.find(({ id }) => id === spec.disk_image);
  return os.find(({ id }) => id === (image ? image.osId : spec.os));
}

function obstacleOf(plan: PlanRow, service: ServiceRow, catalogue: Catalogue): SmallerObstacle | null {
  const spec = vpsSpecOf(service);
  if (plan.diskSize < spec.disk_size) return 'disk';
  const system = systemOf(service, catalogue);
  if (system && (!fits(plan, system) || plan.cpuCount < system.minCpu || system.excludedTariffs.includes(plan.id)))
    return 'system';
  if (system?.family === 'windows' && !plan.windowsAllowed) return 'system';
  const image = catalogue.everyPart.diskImages.find(({ id }) => id === spec.disk_image);
  if (image && !fits(plan, image)) return 'system';
  const panel = catalogue.everyPart.panels.find(({ id }) => id === spec.control_panel);
  return panel && !fits(plan, panel) ? 'panel' : null;
}

const fits = (plan: PlanRow, { minRam, minDisk }: { minRam: number; minDisk: number }): boolean =>
  plan.ramSize >= minRam && plan.diskSize >= minDisk;

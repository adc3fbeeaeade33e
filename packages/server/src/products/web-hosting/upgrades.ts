import { byId } from '@hoster/domain';
import { and, eq, gt } from '../../platform/db/drizzle.ts';
import { vhCapacity, type VhPlanRow } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import type { LineUpgrades } from '../../services/index.ts';
import { spokenFacts } from './placeholders.ts';
import { reserveAccounts } from './stock.ts';
import { vhSpecOf } from './specification.ts';

/** Moves of web hosting accounts to larger and to smaller plans. */
export const vhUpgrades: LineUpgrades = {
  larger: ({ everyPlan, vhPlans }, service) => {
    // The plan may no longer be sold.
    const own = byId(everyPlan.web_hosting, service.planId);
    return vhPlans
      .filter((plan) => own && plan.id !== own.id && isLarger(plan, own))
      .map((plan) => onPlan(plan, service));
  },
  others: ({ vhPlans, cms }, service) => {
    const slug = vhSpecOf(service).cms?.slug;
    const memory = cms.find((one) => one.slug === slug)?.memoryMb ?? 0;
    return vhPlans
      .filter(({ id }) => id !== service.planId)
      .map((plan) => ({ ...onPlan(plan, service), obstacle: plan.memoryMb < memory ? ('software' as const) : null }));
  },
  sharesRoom: true,
  facts: ({ everyPlan }, on, language) => {
    const plan = byId(everyPlan.web_hosting, on.planId);
    return plan ? spokenFacts({ ...plan, disk_size: plan.diskSize, memory_mb: plan.memoryMb }, language) : [];
  },
  hasRoom: async (db, _on, locationId) => {
    const { accounts, locationId: place } = vhCapacity;
    return (await db.$count(vhCapacity, and(eq(place, locationId), gt(accounts, 0)))) > 0;
  },
  reserveRoom: (tx, _on, locationId) => reserveAccounts(tx, locationId, 1),
};

function onPlan({ id, slug, name, priceCents, diskSize, sites }: VhPlanRow, service: ServiceRow) {
  return {
    planId: id,
    spec: { ...vhSpecOf(service), disk_size: diskSize, sites },
    tariff: { key: slug, label: name, price: priceCents / 100 },
  };
}

/** Limits of a plan. `null` is any number. */
const limits = ['sites', 'databases', 'mailboxes', 'ftpAccounts', 'subdomains', 'inodes', 'traffic'] as const;

const isLarger = (plan: VhPlanRow, own: VhPlanRow): boolean =>
  plan.diskSize >= own.diskSize &&
  plan.memoryMb >= own.memoryMb &&
  plan.cpuCores >= own.cpuCores &&
  limits.every((limit) => (plan[limit] ?? Infinity) >= (own[limit] ?? Infinity));

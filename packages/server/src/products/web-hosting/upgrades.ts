import { byId } from '@hoster/domain';
import { and, eq, gt } from '../../platform/db/drizzle.ts';
import { vhCapacity, type VhPlanRow } from '../../catalogue/index.ts';
import type { LineUpgrades } from '../../services/index.ts';
import { spokenFacts } from './placeholders.ts';
import { reserveAccounts } from './stock.ts';
import { vhSpecOf } from './specification.ts';

/** Upgrades of web hosting accounts to larger plans. */
export const vhUpgrades: LineUpgrades = {
  larger: ({ everyPlan, vhPlans }, service) => {
    // The plan may no longer be sold.
    const own = byId(everyPlan.web_hosting, service.planId);
    return vhPlans
      .filter((plan) => own && plan.id !== own.id && isLarger(plan, own))
      .map(({ id, slug, name, priceCents, diskSize, sites }) => ({
        planId: id,
        spec: { ...vhSpecOf(service), disk_size: diskSize, sites },
        tariff: { key: slug, label: name, price: priceCents / 100 },
      }));
  },
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

/** Limits of a plan. `null` is any number. */
const limits = ['sites', 'databases', 'mailboxes', 'ftpAccounts', 'subdomains', 'inodes', 'traffic'] as const;

const isLarger = (plan: VhPlanRow, own: VhPlanRow): boolean =>
  plan.diskSize >= own.diskSize &&
  plan.memoryMb >= own.memoryMb &&
  plan.cpuCores >= own.cpuCores &&
  limits.every((limit) => (plan[limit] ?? Infinity) >= (own[limit] ?? Infinity));

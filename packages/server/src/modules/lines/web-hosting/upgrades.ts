import { byId } from '@hoster/domain';
import { and, eq, gt } from '../../../db/drizzle.ts';
import type { VhPlanRow } from '../../catalogue/load.ts';
import { vhCapacity } from '../../catalogue/tables.ts';
import type { LineUpgrades } from '../../upgrades/line-upgrades.ts';
import { spokenFacts } from './figures.ts';
import { takeAccounts } from './stock.ts';
import { vhSpecOf } from './vh-spec.ts';

/** How a web hosting account moves to a larger plan. */
export const vhUpgrades: LineUpgrades = {
  larger: ({ everyPlan, vhPlans }, service) => {
    // It may not be sold any more.
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
  takeRoom: (tx, _on, locationId) => takeAccounts(tx, locationId, 1),
};

/** What a site may use up. `null` is any number. */
const limits = ['sites', 'databases', 'mailboxes', 'ftpAccounts', 'subdomains', 'inodes', 'traffic'] as const;

const isLarger = (plan: VhPlanRow, own: VhPlanRow): boolean =>
  plan.diskSize >= own.diskSize &&
  plan.memoryMb >= own.memoryMb &&
  plan.cpuCores >= own.cpuCores &&
  limits.every((limit) => (plan[limit] ?? Infinity) >= (own[limit] ?? Infinity));

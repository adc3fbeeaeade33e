import { asc, eq, inArray } from '../../platform/db/drizzle.ts';
import type { Module } from '../../platform/index.ts';
import { services } from '../../sales/index.ts';
import { upgradeRoutes } from './routes.ts';
import { serviceUpgrades } from './tables.ts';

/** Moving services to larger plans. Payments for it stay in the records of orders. */
export const upgradesModule: Module = {
  name: 'upgrades',
  routes: upgradeRoutes,
  personalData: {
    copy: async (db, { accountId }) => ({
      upgrades: await db
        .select({
          service: serviceUpgrades.serviceId,
          order: serviceUpgrades.purchaseId,
          state: serviceUpgrades.state,
          created: serviceUpgrades.createdAt,
        })
        .from(serviceUpgrades)
        .innerJoin(services, eq(services.id, serviceUpgrades.serviceId))
        .where(eq(services.accountId, accountId))
        .orderBy(asc(serviceUpgrades.id)),
    }),
    erase: async (tx, { accountId }) => {
      const own = tx.select({ id: services.id }).from(services).where(eq(services.accountId, accountId));
      await tx.delete(serviceUpgrades).where(inArray(serviceUpgrades.serviceId, own));
    },
  },
};

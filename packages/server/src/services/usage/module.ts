import { asc, eq, inArray } from '../../platform/db/drizzle.ts';
import type { Module } from '../../platform/index.ts';
import { services } from '../../sales/index.ts';
import { usageJob } from './read.ts';
import { serviceTraffic, serviceUsage, usageCounters, usageNotices } from './tables.ts';

/** What services use of their plans. */
export const usageModule: Module = {
  name: 'usage',
  jobs: [usageJob],
  personalData: {
    copy: async (db, { accountId }) => {
      const disk = await db
        .select({ service: serviceUsage.serviceId, read: serviceUsage.readAt, bytes: serviceUsage.diskBytes })
        .from(serviceUsage)
        .innerJoin(services, eq(services.id, serviceUsage.serviceId))
        .where(eq(services.accountId, accountId))
        .orderBy(asc(serviceUsage.serviceId));
      const traffic = await db
        .select({
          service: serviceTraffic.serviceId,
          month: serviceTraffic.month,
          in: serviceTraffic.inBytes,
          out: serviceTraffic.outBytes,
        })
        .from(serviceTraffic)
        .innerJoin(services, eq(services.id, serviceTraffic.serviceId))
        .where(eq(services.accountId, accountId))
        .orderBy(asc(serviceTraffic.serviceId), asc(serviceTraffic.month));
      // JSON has no bigint.
      return {
        disk_usage: disk.map(({ bytes, ...rest }) => ({ ...rest, bytes: bytes?.toString() ?? null })),
        traffic: traffic.map((row) => ({ ...row, in: row.in.toString(), out: row.out.toString() })),
      };
    },
    erase: async (tx, { accountId }) => {
      const own = tx.select({ id: services.id }).from(services).where(eq(services.accountId, accountId));
      // First the row that a reading locks.
      await tx.delete(serviceUsage).where(inArray(serviceUsage.serviceId, own));
      for (const table of [usageCounters, serviceTraffic, usageNotices]) {
        await tx.delete(table).where(inArray(table.serviceId, own));
      }
    },
  },
};

import { and, eq, lt, sql } from '../../platform/db/drizzle.ts';
import { changed, type Context, dayMilliseconds } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Allowance } from '../product-lines/service-line.ts';
import type { ServiceRow } from '../../sales/index.ts';
import type { Usage } from '../providers/provider.ts';
import { byMonth, monthOf } from './months.ts';
import { noticeLevels } from './notices.ts';
import { serviceTraffic, serviceUsage, usageCounters } from './tables.ts';

/** More than a service can have moved: what claims it is broken. */
const mostBytes = 2n ** 60n;
const longestEpoch = 200;
/** How long the counters of an epoch are kept that isn't heard of any more. */
const epochDays = 400;

/**
 * Stores counters of a service, adds what they have grown by to the traffic of its months, and notifies the customer
 * about limits. Counters that aren't newer than the stored ones change nothing.
 * @throws Error for counters that can't be
 */
export async function storeUsage(
  context: Context,
  service: ServiceRow,
  usage: Usage,
  allowance: Allowance | undefined,
): Promise<void> {
  check(usage);
  const now = context.clock.now();
  // A clock that is ahead mustn't make the answers after it look old.
  const at = usage.at > now ? now : usage.at;
  await context.db.transaction(async (tx) => {
    const own = eq(serviceUsage.serviceId, service.id);
    const [before] = await tx.select().from(serviceUsage).where(own).for('update');
    if (!before || (before.readAt !== null && at <= before.readAt)) return;
    const diskBytes = usage.diskBytes ?? before.diskBytes;
    await tx.update(serviceUsage).set({ readAt: at, diskBytes }).where(own);
    const since = before.readAt ?? service.activatedAt ?? at;
    await countTraffic(tx, service.id, usage, since < at ? since : at, at);
    await noticeLevels(context, tx, service, allowance, { diskBytes, month: monthOf(at) });
    await changed(tx, service.accountId, { kind: 'service', id: service.id });
  });
}

function check({ at, diskBytes, epoch, inBytes, outBytes }: Usage): void {
  const isBroken = [diskBytes, inBytes, outBytes].some((bytes) => bytes !== null && (bytes < 0n || bytes > mostBytes));
  if (isBroken || epoch === '' || epoch.length > longestEpoch || Number.isNaN(at.getTime())) {
    throw new Error(`Counters that can't be: ${epoch} in ${inBytes}, out ${outBytes}, disk ${diskBytes}`);
  }
}

async function countTraffic(tx: Db, serviceId: number, usage: Usage, since: Date, at: Date): Promise<void> {
  const { epoch } = usage;
  if (usage.inBytes === null && usage.outBytes === null) return;
  const [last] = await tx
    .select()
    .from(usageCounters)
    .where(and(eq(usageCounters.serviceId, serviceId), eq(usageCounters.epoch, epoch)));
  const inBytes = highest(last?.inBytes, usage.inBytes);
  const outBytes = highest(last?.outBytes, usage.outBytes);
  await tx
    .insert(usageCounters)
    .values({ serviceId, epoch, inBytes, outBytes, readAt: at })
    .onConflictDoUpdate({
      target: [usageCounters.serviceId, usageCounters.epoch],
      set: { inBytes, outBytes, readAt: at },
    });
  if (!last) {
    const long = new Date(at.getTime() - epochDays * dayMilliseconds);
    await tx.delete(usageCounters).where(and(eq(usageCounters.serviceId, serviceId), lt(usageCounters.readAt, long)));
  }
  const ins = byMonth((inBytes ?? 0n) - (last?.inBytes ?? 0n), since, at);
  const outs = byMonth((outBytes ?? 0n) - (last?.outBytes ?? 0n), since, at);
  const months = [...ins].map(([month, bytes]) => ({
    serviceId,
    month,
    inBytes: bytes,
    outBytes: outs.get(month) ?? 0n,
  }));
  await tx
    .insert(serviceTraffic)
    .values(months)
    .onConflictDoUpdate({
      target: [serviceTraffic.serviceId, serviceTraffic.month],
      set: {
        inBytes: sql`${serviceTraffic.inBytes} + excluded.${sql.identifier('in_bytes')}`,
        outBytes: sql`${serviceTraffic.outBytes} + excluded.${sql.identifier('out_bytes')}`,
      },
    });
}

/** A counter never counts back within an epoch: a lower one is a fault, and mustn't be counted twice. */
const highest = (last: bigint | null | undefined, next: bigint | null): bigint | null => {
  if (next === null) return last ?? null;
  return last !== null && last !== undefined && last > next ? last : next;
};

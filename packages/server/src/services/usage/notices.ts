import { gigabyteBytes, terabyteBytes, usageLevel, usageLevels } from '@hoster/domain';
import { and, eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { notify, wantsEmail } from '../../live/index.ts';
import { recipientOf, type ServiceRow } from '../../sales/index.ts';
import type { Allowance } from '../product-lines/service-line.ts';
import { mailUsage } from './emails.ts';
import { type Limit, serviceTraffic, usageNotices } from './tables.ts';

/** Notifies the customer about limits that a service has come close to, once a month for each level. */
export async function noticeLevels(
  context: Context,
  tx: Db,
  service: ServiceRow,
  allowance: Allowance | undefined,
  { diskBytes, month }: { diskBytes: bigint | null; month: string },
): Promise<void> {
  if (!allowance) return;
  if (allowance.disk !== null && diskBytes !== null) {
    await notice(context, tx, service, month, 'disk', Number(diskBytes), allowance.disk * gigabyteBytes);
  }
  if (allowance.traffic === null) return;
  const [traffic] = await tx
    .select()
    .from(serviceTraffic)
    .where(and(eq(serviceTraffic.serviceId, service.id), eq(serviceTraffic.month, month)));
  if (!traffic) return;
  const used = Number(traffic.inBytes + traffic.outBytes);
  await notice(context, tx, service, month, 'traffic', used, allowance.traffic * terabyteBytes);
}

async function notice(
  context: Context,
  tx: Db,
  service: ServiceRow,
  month: string,
  limit: Limit,
  used: number,
  total: number,
): Promise<void> {
  const level = usageLevel(used, total);
  if (level === null) return;
  // Who is at the limit isn't told afterwards that it was near.
  const reached = usageLevels.filter((one) => one <= level);
  const fresh = await tx
    .insert(usageNotices)
    .values(reached.map((one) => ({ serviceId: service.id, month, limit, level: one })))
    .onConflictDoNothing()
    .returning({ level: usageNotices.level });
  if (!fresh.some((row) => row.level === level)) return;
  const { id, name } = service;
  await notify(tx, service, { kind: 'usage_high', params: { name, level, what: limit }, link: `/my/services/${id}/` });
  const to = await recipientOf(tx, service);
  if (!(await wantsEmail(tx, to.userId, 'usage_high'))) return;
  await mailUsage(context, tx, to, { id, name, limit, level, used, total });
}

import type { ServiceUsage } from '@hoster/contract';
import { gigabyteBytes, isRunning, terabyteBytes } from '@hoster/domain';
import { and, eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { monthOf } from './months.ts';
import { serviceTraffic, serviceUsage } from './tables.ts';

/** What a service uses of its plan; null for one that doesn't run, or whose provider doesn't count. */
export async function presentUsage(
  { clock, db, serviceLines }: Context,
  catalogue: Catalogue,
  service: ServiceRow,
): Promise<ServiceUsage> {
  if (!isRunning(service.state)) return null;
  const month = monthOf(clock.now());
  const [row] = await db
    .select({ usage: serviceUsage, traffic: serviceTraffic })
    .from(serviceUsage)
    .leftJoin(
      serviceTraffic,
      and(eq(serviceTraffic.serviceId, serviceUsage.serviceId), eq(serviceTraffic.month, month)),
    )
    .where(eq(serviceUsage.serviceId, service.id));
  if (!row || row.usage.readAt === null) return null;
  const { traffic, usage } = row;
  const allowed = serviceLines[service.kind].allowance?.(catalogue, service) ?? { disk: null, traffic: null };
  const disk =
    usage.diskBytes === null || allowed.disk === null
      ? null
      : { used: safe(usage.diskBytes), total: allowed.disk * gigabyteBytes };
  return disk === null && traffic === null
    ? null
    : {
        read: row.usage.readAt.toISOString(),
        disk,
        traffic: traffic && {
          in: safe(traffic.inBytes),
          out: safe(traffic.outBytes),
          included: allowed.traffic === null ? null : Math.round(allowed.traffic * terabyteBytes),
        },
      };
}

/** JSON has no larger integers; 9 petabytes are as good as more. */
const safe = (bytes: bigint): number => Math.min(Number(bytes), Number.MAX_SAFE_INTEGER);

import pTimeout from 'p-timeout';
import { and, asc, eq, inArray, isNull, lt, or } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { DueJob, Job } from '../../platform/jobs/index.ts';
import { catalogueOf, locations } from '../../catalogue/index.ts';
import { type ServiceRow, services } from '../../sales/index.ts';
import type { Call, Usage } from '../providers/provider.ts';
import { settingsOf } from '../../platform/company/index.ts';
import { markOf, providerById, providerIdOf } from '../providers/registry.ts';
import { storeUsage } from './store.ts';
import { serviceUsage } from './tables.ts';

const hourMilliseconds = 60 * 60 * 1000;
const callMilliseconds = 10_000;
const mostInACall = 100;

interface Batch {
  readonly provider: string;
  readonly services: readonly number[];
}

/** A service and the short code of its data centre. */
interface Placed {
  readonly service: ServiceRow;
  readonly place: string | null;
}

const runs = inArray(services.state, ['active', 'failed_renew']);
const hourOf = ({ clock }: Context): Date =>
  new Date(Math.floor(clock.now().getTime() / hourMilliseconds) * hourMilliseconds);

/** Running services whose use hasn't been asked for in this hour, by provider. */
async function due(context: Context): Promise<DueJob<Batch>[]> {
  const waiting = or(isNull(serviceUsage.askedAt), lt(serviceUsage.askedAt, hourOf(context)));
  const found = await context.db
    .select({ service: services, location: locations })
    .from(services)
    .leftJoin(locations, eq(locations.id, services.locationId))
    .leftJoin(serviceUsage, eq(serviceUsage.serviceId, services.id))
    .where(and(runs, waiting))
    .orderBy(asc(services.id));
  const lines = await settingsOf(context.db, 'lines');
  const byProvider = Map.groupBy(found, ({ location, service }) =>
    providerIdOf(context, lines, service, location && (location.datacenter ?? location.slug)),
  );
  return [...byProvider].flatMap(([provider, rows]) => {
    const ids = rows.map(({ service }) => service.id);
    return Array.from({ length: Math.ceil(ids.length / mostInACall) }, (_, part) => {
      const batch = ids.slice(part * mostInACall, (part + 1) * mostInACall);
      return { key: `${provider} ${batch[0]}`, data: { provider, services: batch } };
    });
  });
}

/** Those of the services that nobody has asked for in this hour: from now on they count as asked for. */
async function claim(context: Context, ids: readonly number[]): Promise<Placed[]> {
  const askedAt = context.clock.now();
  if (ids.length === 0) return [];
  const claimed = await context.db
    .insert(serviceUsage)
    .values(ids.map((serviceId) => ({ serviceId, askedAt })))
    .onConflictDoUpdate({
      target: serviceUsage.serviceId,
      set: { askedAt },
      setWhere: lt(serviceUsage.askedAt, hourOf(context)),
    })
    .returning({ id: serviceUsage.serviceId });
  const rows = await context.db
    .select({ service: services, location: locations })
    .from(services)
    .leftJoin(locations, eq(locations.id, services.locationId))
    .where(
      and(
        runs,
        inArray(
          services.id,
          claimed.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(services.id));
  return rows.map(({ location, service }) => ({ service, place: location && (location.datacenter ?? location.slug) }));
}

/** Asks a provider what services use, without a transaction, and stores what it answers. */
async function readUsage(context: Context, { provider, services: ids }: Batch): Promise<void> {
  const placed = await claim(context, ids);
  if (placed.length === 0) return;
  const signal = AbortSignal.timeout(callMilliseconds);
  const answers = await pTimeout(
    providerById(context, provider).usage(placed.map((one) => callOf(context, one, signal))),
    { milliseconds: callMilliseconds, message: `The provider hasn't answered for ${callMilliseconds} ms` },
  );
  const catalogue = await catalogueOf(context.db);
  const asked = new Map(placed.map(({ service }) => [service.id, service]));
  for (const usage of answers) {
    const service = asked.get(usage.service);
    if (service) await store(service, usage);
  }

  async function store(service: ServiceRow, usage: Usage): Promise<void> {
    try {
      const allowance = context.serviceLines[service.kind].allowance?.(catalogue, service);
      await storeUsage(context, service, usage, allowance);
    } catch (error) {
      // The others have theirs.
      context.log.error({ err: error, service: service.id, provider }, 'The use of a service wasn’t stored');
    }
  }
}

const callOf = (context: Context, { place, service }: Placed, signal: AbortSignal): Call => ({
  service: service.id,
  line: service.kind,
  name: service.name,
  mark: markOf(context, service.id),
  generation: service.generation,
  key: `${service.id}/usage/${hourOf(context).toISOString()}`,
  place,
  external: service.external,
  reference: null,
  signal,
});

/** Reads what running services use, every hour. A provider that fails is asked again in the next one. */
export const usageJob: Job<Batch> = {
  name: 'service.usage',
  queue: { retryLimit: 0, pollSeconds: 15 },
  handle: readUsage,
  due,
};

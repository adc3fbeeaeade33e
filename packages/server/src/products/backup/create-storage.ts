import { eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import { locations } from '../../catalogue/index.ts';
import { locationOf, type ServiceRow } from '../../sales/index.ts';
import type { Built } from '../../services/index.ts';
import { backupSpecOf } from './specification.ts';

/** Creates the storage of a service at its provider. */
export async function createStorage({ db, settings }: Context, service: ServiceRow): Promise<Built> {
  const [place] = await db
    .select()
    .from(locations)
    .where(eq(locations.id, locationOf(service)));
  const { host, ...account } = await settings.storage.create({
    serviceId: service.id,
    name: service.name,
    datacenter: place?.datacenter ?? place?.slug ?? '',
    gigabytes: backupSpecOf(service).volume,
  });
  return { ipv4: null, ipv6: null, host, account };
}

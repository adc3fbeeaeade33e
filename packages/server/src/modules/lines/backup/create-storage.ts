import { eq } from '../../../db/drizzle.ts';
import type { Context } from '../../../context.ts';
import { locations } from '../../catalogue/tables.ts';
import { locationOf } from '../../orders/location-of.ts';
import type { ServiceRow } from '../../orders/tables.ts';
import type { Built } from '../../provisioning/provider.ts';
import { backupSpecOf } from './backup-spec.ts';

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

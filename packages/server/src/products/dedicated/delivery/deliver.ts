import { eq } from '../../../platform/db/drizzle.ts';
import type { Context } from '../../../platform/index.ts';
import { type Catalogue, catalogueOf } from '../../../catalogue/index.ts';
import { locationOf, type ServiceRow, services } from '../../../sales/index.ts';
import { BuildError, type Built } from '../../../services/index.ts';
import type { RackRequest } from '../rack.ts';
import { sealDelivery, openDelivery } from './delivery.ts';
import { dsSpecOf } from '../specification.ts';
import { builtHardware } from './built-hardware.ts';

const unused: Built = { ipv4: null, ipv6: null, host: null, account: null };

/**
 * Requests the server of a service from the data centre. Its logins are stored before the service is active, so that a
 * retried setup returns the same ones.
 */
export async function deliverServer(context: Context, service: ServiceRow): Promise<Built> {
  const { db, secrets, settings } = context;
  const request = requestOf(await catalogueOf(db), service);
  return db.transaction(async (tx) => {
    // Locked during the data centre's call, so that the stored logins are the ones it has set.
    const [row] = await tx.select().from(services).where(eq(services.id, service.id)).for('update');
    // Another call has delivered or cancelled it meanwhile; this response is discarded.
    if (row?.state !== 'pending_setup') return unused;
    if (row.sealedConsole !== null) return builtOf(openDelivery(secrets, row.sealedConsole));
    const delivered = await settings.rack.deliver(request);
    await tx
      .update(services)
      .set({ sealedConsole: sealDelivery(secrets, delivered) })
      .where(eq(services.id, service.id));
    return builtOf(delivered);
  });
}

const builtOf = ({ ipv4, ipv6, account }: ReturnType<typeof openDelivery>): Built => ({
  ipv4,
  ipv6,
  host: null,
  account,
});

function requestOf(catalogue: Catalogue, service: ServiceRow): RackRequest {
  const { os, ssh_keys: keys } = dsSpecOf(service);
  const place = catalogue.locations.find(({ id }) => id === locationOf(service));
  const system = catalogue.os.find(({ id }) => id === os);
  const hardware = builtHardware(catalogue, service, 'en');
  if (!place || !system || !hardware)
    throw new BuildError(`The catalogue has lost what the service ${service.id} needs`);
  return {
    serviceId: service.id,
    hostName: service.name,
    datacenter: place.datacenter ?? place.slug,
    hardware: [
      hardware.cpu,
      hardware.memory,
      ...hardware.disks,
      ...(hardware.raid === null ? [] : [hardware.raid]),
      hardware.port,
      ...hardware.ips,
    ],
    system: `${system.name} ${system.version}`,
    isWindows: system.family === 'windows',
    sshKeys: keys.map(({ key }) => key),
  };
}

import { eq } from '../../../db/drizzle.ts';
import type { Context } from '../../../context.ts';
import { catalogueOf, type Catalogue } from '../../catalogue/load.ts';
import { locationOf } from '../../orders/location-of.ts';
import { services, type ServiceRow } from '../../orders/tables.ts';
import { BuildError, type Built } from '../../provisioning/provider.ts';
import type { RackRequest } from '../../provisioning/rack.ts';
import { sealDelivery, openDelivery } from './delivery.ts';
import { dsSpecOf } from './ds-spec.ts';
import { builtHardware } from './built-hardware.ts';

const unused: Built = { ipv4: null, ipv6: null, host: null, account: null };

/**
 * Asks the data centre for the server of a service. Its logins are stored before the service is active, so that a setup
 * that is tried again gives the same ones.
 */
export async function deliverServer(context: Context, service: ServiceRow): Promise<Built> {
  const { db, secrets, settings } = context;
  const request = requestOf(await catalogueOf(db), service);
  return db.transaction(async (tx) => {
    // Held while the data centre works, so that the logins it has set are the ones that are kept.
    const [row] = await tx.select().from(services).where(eq(services.id, service.id)).for('update');
    // Another call has delivered or cancelled it meanwhile; this answer isn't used.
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

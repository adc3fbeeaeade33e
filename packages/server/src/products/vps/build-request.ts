import type { VpsConfiguration } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import { diskImages, osTemplates } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import type { BuildRequest } from './hypervisor.ts';
import { vpsSpecOf, type VpsSpec } from './specification.ts';

/** Returns the request to the hypervisor to build a service. */
export async function buildRequestOf(context: Context, service: ServiceRow): Promise<BuildRequest> {
  const spec = vpsSpecOf(service);
  return {
    serviceId: service.id,
    hostName: service.name,
    size: sizeOf(spec),
    isWindows: await isWindows(context, spec),
    isoUrl: spec.iso_url ?? null,
    sshKeys: spec.ssh_keys.map(({ key }) => key),
    blocksMail: blocksMail(service),
  };
}

/** The size of a server. */
export const sizeOf = ({ cpu_count, ram_size, disk_size }: VpsSpec): VpsConfiguration => ({
  cpu_count,
  ram_size,
  disk_size,
});

/** A free trial can't send mail until it's paid for. */
export const blocksMail = ({ spec, paidTerms }: Pick<ServiceRow, 'spec' | 'paidTerms'>): boolean =>
  spec.trial === 'free' && paidTerms === 0;

async function isWindows({ db }: Context, spec: VpsSpec): Promise<boolean> {
  let os = spec.os;
  if (spec.disk_image !== null) {
    const [image] = await db.select().from(diskImages).where(eq(diskImages.id, spec.disk_image));
    os = image?.osId ?? null;
  }
  if (os === null) return false;
  const [row] = await db.select().from(osTemplates).where(eq(osTemplates.id, os));
  return row?.family === 'windows';
}

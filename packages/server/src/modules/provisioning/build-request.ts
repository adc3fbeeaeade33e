import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { diskImages, osTemplates } from '../catalogue/tables.ts';
import type { ServiceRow } from '../orders/tables.ts';
import { blocksMail } from './apply.ts';
import type { BuildRequest } from './hypervisor.ts';

/** What the hypervisor is asked to build for a service. */
export async function buildRequestOf(context: Context, service: ServiceRow): Promise<BuildRequest> {
  return {
    serviceId: service.id,
    hostName: service.name,
    isWindows: await isWindows(context, service),
    isoUrl: service.spec.iso_url ?? null,
    blocksMail: blocksMail(service),
  };
}

async function isWindows({ db }: Context, { spec }: ServiceRow): Promise<boolean> {
  let os = spec.os;
  if (spec.disk_image !== null) {
    const [image] = await db.select().from(diskImages).where(eq(diskImages.id, spec.disk_image));
    os = image?.osId ?? null;
  }
  if (os === null) return false;
  const [row] = await db.select().from(osTemplates).where(eq(osTemplates.id, os));
  return row?.family === 'windows';
}

import { eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import { controlPanels, diskImages, osTemplates } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { type Drawn, type System, type Wanted, wantedNothing } from '../../services/index.ts';
import { vpsSpecOf, type VpsSpec } from './specification.ts';

/** Returns the state that a server should have; see `ServiceLine.wanted`. */
export async function wantedServer(context: Context, service: ServiceRow, drawn: Drawn | null): Promise<Wanted> {
  const spec = vpsSpecOf(service);
  const { cpu_count: cpus, ram_size: memory, disk_size: disk } = spec;
  return {
    ...wantedNothing,
    name: service.name,
    size: { cpus, memory, disk },
    system: await systemOf(context, spec),
    panel: await panelOf(context, spec),
    imageUrl: spec.iso_url ?? null,
    sshKeys: spec.ssh_keys.map(({ key }) => key),
    password: drawn?.password ?? null,
    blocks: blocksMail(service) ? ['smtp'] : [],
  };
}

/** A free trial can't send mail until it's paid for. */
const blocksMail = ({ spec, paidTerms }: Pick<ServiceRow, 'spec' | 'paidTerms'>): boolean =>
  spec.trial === 'free' && paidTerms === 0;

async function systemOf({ db }: Context, spec: VpsSpec): Promise<System | null> {
  let os = spec.os;
  if (spec.disk_image !== null) {
    const [image] = await db.select().from(diskImages).where(eq(diskImages.id, spec.disk_image));
    os = image?.osId ?? null;
  }
  if (os === null) return null;
  const [row] = await db.select().from(osTemplates).where(eq(osTemplates.id, os));
  return row ? { name: row.name, version: row.version, isWindows: row.family === 'windows' } : null;
}

async function panelOf({ db }: Context, { control_panel: id }: VpsSpec): Promise<string | null> {
  if (id === null) return null;
  const [row] = await db.select().from(controlPanels).where(eq(controlPanels.id, id));
  return row ? [row.name, row.edition].filter(Boolean).join(' ') : null;
}

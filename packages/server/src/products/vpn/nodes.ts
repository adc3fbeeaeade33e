import { and, eq, isNull } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import { type Catalogue, type VpnNodeRow, vpnNodes } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { vpnSpecOf } from './specification.ts';

/** The nodes of a VPN; `entry` null with one server. */
export function routeOf(catalogue: Catalogue, service: ServiceRow): { entry: VpnNodeRow | null; exit: VpnNodeRow } {
  const { entry, exit } = vpnSpecOf(service);
  return { entry: entry === null ? null : nodeOf(catalogue, entry), exit: nodeOf(catalogue, exit) };
}

function nodeOf({ vpnNodes: nodes }: Catalogue, wanted: number): VpnNodeRow {
  const node = nodes.find(({ id }) => id === wanted);
  if (!node) throw new Error(`A service names VPN node ${wanted}, which doesn’t exist.`);
  return node;
}

/** Public key of a node: stored when the provider first gives it, with the first device that needs it. */
export async function nodeKeyOf({ db }: Context, { id, publicKey, slug }: VpnNodeRow, key: string): Promise<string> {
  if (publicKey !== null) return publicKey;
  await db
    .update(vpnNodes)
    .set({ publicKey: key })
    .where(and(eq(vpnNodes.id, id), isNull(vpnNodes.publicKey)));
  // Another worker may have stored it first.
  const [row] = await db.select({ known: vpnNodes.publicKey }).from(vpnNodes).where(eq(vpnNodes.id, id));
  if (!row?.known) throw new Error(`The key of VPN node ${slug} was stored but not found.`);
  return row.known;
}

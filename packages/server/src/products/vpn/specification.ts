import type { VpnProduct } from '@hoster/contract';
import type { CommonSpec } from '../../sales/index.ts';

/** Specification of an ordered VPN: ids of its nodes. Only `multi-hop` has an entry. */
export type VpnSpec = CommonSpec & { product: VpnProduct; exit: number; entry: number | null };

const isVpnSpec = (spec: CommonSpec): spec is VpnSpec => 'exit' in spec;

/** Specification of an ordered VPN. @throws Error for a service of another line */
export function vpnSpecOf({ spec }: { readonly spec: CommonSpec }): VpnSpec {
  if (!isVpnSpec(spec)) throw new Error('The service isn’t a VPN.');
  return spec;
}

import type { VpnProduct } from '@hoster/contract';
import type { CommonSpec } from '../../orders/common-spec.ts';

/** What a VPN was ordered with: ids of its nodes. Only `multi-hop` has an entry. */
export type VpnSpec = CommonSpec & { product: VpnProduct; exit: number; entry: number | null };

const isVpnSpec = (spec: CommonSpec): spec is VpnSpec => 'exit' in spec;

/** What a VPN was ordered with. @throws Error for a service of another line */
export function vpnSpecOf({ spec }: { readonly spec: CommonSpec }): VpnSpec {
  if (!isVpnSpec(spec)) throw new Error('The service isn’t a VPN.');
  return spec;
}

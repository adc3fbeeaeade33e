import type { AddressPool, AddressPoolKind } from '@hoster/contract';

const isV6 = ({ network }: Pick<AddressPool, 'network'>): boolean => network.includes(':');

/** What a pool gives. */
export const kindOf = (pool: Pick<AddressPool, 'network' | 'unit'>): AddressPoolKind =>
  isV6(pool) ? 'ipv6' : pool.unit === 32 ? 'single' : 'block';

/** Netmask that a network card needs: of single addresses that of the network, of blocks their own; null for IPv6. */
export function netmaskOf(pool: Pick<AddressPool, 'network' | 'unit'>): string | null {
  const kind = kindOf(pool);
  if (kind === 'ipv6') return null;
  const length = kind === 'single' ? Number(pool.network.split('/')[1]) : pool.unit;
  const bytes = [0, 8, 16, 24].map((first) => 256 - 2 ** (8 - Math.min(8, Math.max(0, length - first))));
  return bytes.join('.');
}

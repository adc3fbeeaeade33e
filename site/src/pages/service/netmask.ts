/** Netmask of a network: of IPv4 as four numbers, of IPv6 as a prefix length. */
export function netmaskOf(address: string, prefix: number): string {
  if (address.includes(':')) return `/${prefix}`;
  const bits = '1'.repeat(prefix).padEnd(32, '0');
  return [0, 8, 16, 24].map((from) => Number.parseInt(bits.slice(from, from + 8), 2)).join('.');
}

import ipaddr from 'ipaddr.js';

/** Reads an address or a network; null for something else. `192.0.2.7` becomes `192.0.2.7/32`. */
export function readNetwork(text: string): string | null {
  if (ipaddr.isValidCIDR(text)) {
    const [address, bits] = ipaddr.parseCIDR(text);
    const network =
      address.kind() === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(text) : ipaddr.IPv6.networkAddressFromCIDR(text);
    return `${network.toString()}/${bits}`;
  }
  const isWhole = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  if (!isWhole) return null;
  const address = ipaddr.process(text);
  return `${address.toString()}/${address.kind() === 'ipv4' ? 32 : 128}`;
}

/** Whether an address is in one of the networks. */
export function isInside(address: string, networks: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some((network) => {
    const [base, bits] = ipaddr.parseCIDR(network);
    return base.kind() === parsed.kind() && parsed.match(base, bits);
  });
}

import ipaddr from 'ipaddr.js';

/** Most addresses of one pool; larger networks are entered as several pools. */
export const mostUnits = 4096;

/** A network and how it's given out; see `addressPools`. */
export interface Network {
  readonly network: string;
  readonly unit: number;
  readonly gateway: string | null;
  /** Addresses that are given to nobody: routers, name servers. */
  readonly excluded: readonly string[];
}

/** Family of an address or a network. */
export const familyOf = (text: string): 4 | 6 => (text.includes(':') ? 6 : 4);

/** Number of addresses, blocks or prefixes of a network; not whole for a unit that's larger than the network. */
export const unitCount = (network: string, unit: number): number => 2 ** (unit - ipaddr.parseCIDR(network)[1]);

/**
 * Addresses of a pool, in their order: of IPv4 without the network's own and its broadcast; of an IPv6 prefix the first
 * host. What has the gateway or an excluded address in it is left out as a whole.
 */
export function unitsOf({ excluded, gateway, network, unit }: Network): string[] {
  const [base, length] = ipaddr.parseCIDR(network);
  const bits = base.kind() === 'ipv4' ? 32 : 128;
  const first = numberOf(base);
  const step = 1n << BigInt(bits - unit);
  const host = bits === 128 && unit < bits ? 1n : 0n;
  const count = unitCount(network, unit);
  const kept = [gateway, ...excluded].filter((text) => text !== null);
  const hasBroadcast = bits === 32 && unit === 32 && length < 31;
  return Array.from({ length: count }, (_, index) => index)
    .filter((index) => !hasBroadcast || (index > 0 && index < count - 1))
    .map((index) => addressOf(first + BigInt(index) * step + host, bits))
    .filter((address) => !kept.some((one) => isIn(one, { address, length: unit })));
}

/** The network with its first address in the usual form: `203.0.113.7/24` is `203.0.113.0/24`. */
export function normalNetwork(text: string): string {
  const [address, length] = ipaddr.parseCIDR(text);
  const network =
    address.kind() === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(text) : ipaddr.IPv6.networkAddressFromCIDR(text);
  return `${network.toString()}/${length}`;
}

/** The usual form of an address. */
export const normalAddress = (text: string): string => ipaddr.parse(text).toString();

/** Whether networks share an address. */
export function overlap(one: string, other: string): boolean {
  const [a, lengthA] = ipaddr.parseCIDR(one);
  const [b, lengthB] = ipaddr.parseCIDR(other);
  return a.kind() === b.kind() && a.match(b, Math.min(lengthA, lengthB));
}

/** Whether an address is in what was given out. */
export function isIn(address: string, given: { readonly address: string; readonly length: number }): boolean {
  if (!ipaddr.isValid(address)) return false;
  const one = ipaddr.parse(address);
  const other = ipaddr.parse(given.address);
  return one.kind() === other.kind() && one.match(other, given.length);
}

/** How whatever is given out and contains an address would be written: see `addresses.address`. */
export function blocksWith(text: string): string[] {
  const one = ipaddr.parse(text);
  const own = one.toString();
  if (one.kind() === 'ipv4') {
    return [
      own,
      ...[31, 30, 29, 28, 27, 26, 25, 24].map((length) =>
        ipaddr.IPv4.networkAddressFromCIDR(`${own}/${length}`).toString(),
      ),
    ];
  }
  return [
    own,
    ...[64, 56, 48].map((length) => {
      const network = ipaddr.IPv6.networkAddressFromCIDR(`${own}/${length}`);
      return addressOf(numberOf(network) + 1n, 128);
    }),
  ];
}

/** Addresses of what was given out: all of IPv4, of an IPv6 prefix the first host. */
export function hostsOf({ address, family, length }: { address: string; family: 4 | 6; length: number }): string[] {
  if (family === 6 || length === 32) return [address];
  const first = numberOf(ipaddr.parse(address));
  return Array.from({ length: unitCount(`${address}/${length}`, 32) }, (_, index) =>
    addressOf(first + BigInt(index), 32),
  );
}

const numberOf = (address: ipaddr.IPv4 | ipaddr.IPv6): bigint =>
  address.toByteArray().reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);

function addressOf(value: bigint, bits: number): string {
  const bytes = Array.from({ length: bits / 8 }, (_, index) => Number((value >> BigInt(bits - 8 - index * 8)) & 255n));
  return ipaddr.fromByteArray(bytes).toString();
}

/** Whether a text is another spelling of an address. */
export const isSpelling = (text: string, address: string): boolean =>
  ipaddr.isValid(text) && normalAddress(text) === address;

/** The documentation ranges of IPv4 (RFC 5737). */
const blocks = ['203.0.113', '198.51.100', '192.0.2'];
const perBlock = 240;

/**
 * Sample IPv4 address of a service: from the documentation ranges, after the first few hundred services from the
 * benchmark range (RFC 2544). 10–249 of each block: low ones belong to the routers, and looking glasses are at the
 * ends.
 */
export function ipv4Of(serviceId: number): string {
  const block = blocks[Math.floor((serviceId - 1) / perBlock)];
  const index = (serviceId - 1) % perBlock;
  if (block !== undefined) return `${block}.${index + 10}`;
  const rest = serviceId - 1 - perBlock * blocks.length;
  const third = Math.floor(rest / perBlock);
  return `198.${18 + (Math.floor(third / 256) % 2)}.${third % 256}.${(rest % perBlock) + 10}`;
}

/** Sample IPv6 address of a service (RFC 3849). */
export function ipv6Of(serviceId: number): string {
  return `2001:db8:${(serviceId >>> 16).toString(16)}:${(serviceId & 0xffff).toString(16)}::1`;
}

/** Whether an address is in the documentation ranges, so that nothing responds at it. */
export const isExample = (address: string): boolean =>
  address.startsWith('2001:db8:') || blocks.some((block) => address.startsWith(`${block}.`));

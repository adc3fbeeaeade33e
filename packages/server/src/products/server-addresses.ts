import type { AddressNeed } from '../catalogue/index.ts';

const single = { family: 4, length: 32 } as const;

/** Addresses of a server: its plan's, the first of which is the main one, and single ones that were ordered with it. */
export function serverAddresses(
  { ipv4Count, ipv6Prefix }: { ipv4Count: number; ipv6Prefix: number | null },
  more: number,
): AddressNeed[] {
  const mains = Math.min(ipv4Count, 1);
  const extras = ipv4Count - mains + more;
  return [
    ...(mains > 0 ? [{ ...single, count: mains, role: 'main' as const }] : []),
    ...(extras > 0 ? [{ ...single, count: extras, role: 'extra' as const }] : []),
    ...(ipv6Prefix === null ? [] : [{ family: 6 as const, length: ipv6Prefix, count: 1, role: 'main' as const }]),
  ];
}

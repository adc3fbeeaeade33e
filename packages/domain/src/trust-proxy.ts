import ipaddr from 'ipaddr.js';

const { IPv4, IPv6 } = ipaddr;

/** Groups of addresses that Fastify knows by name. */
const groups = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Number or addresses of trusted proxies; false for none. */
export type TrustProxy = number | string | false;

/**
 * Parses TRUST_PROXY: the number of proxies (`0` none; `false` and `true` mean 0 and 1), or their addresses,
 * ranges (`10.0.0.0/8`) and groups with commas between them. Trusting all proxies isn't possible: what a visitor claims is
 * first in `X-Forwarded-For`, and what the proxies add comes after it.
 * @returns null for anything else
 */
export function readTrustProxy(value: string): TrustProxy | null {
  if (value === '0' || value === 'false') return false;
  if (value === 'true') return 1;
  if (/^[1-9]$/.test(value)) return Number(value);
  const parts = value.split(',').map((part) => part.trim());
  return parts.every((part) => groups.has(part) || isRange(part)) ? parts.join(',') : null;
}

/** The same in the words of Fastify, which counts hops from the connection on. */
export function trustingOf(trust: TrustProxy): string | false | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust;
}

/** An address, or one with the length of its prefix. One of length 0 means everybody: Fastify would not start with it. */
function isRange(text: string): boolean {
  if (text.endsWith('/0')) return false;
  return (
    IPv4.isValidFourPartDecimal(text) ||
    IPv4.isValidCIDRFourPartDecimal(text) ||
    IPv6.isValid(text) ||
    IPv6.isValidCIDR(text)
  );
}

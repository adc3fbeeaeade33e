import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';
import { withoutPort } from './without-port.ts';

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

/** Whether an entry of `X-Forwarded-For` is a trusted proxy; hops count from the connection on. */
export type Trusting = (entry: string, hop: number) => boolean;

/** The same in the words of Fastify. */
export function trustingOf(trust: TrustProxy): Trusting | false {
  if (trust === false) return false;
  if (typeof trust === 'number') return (_entry, hop) => hop < trust;
  const trusts = proxyAddr.compile(trust.split(','));
  return (entry, hop) => trusts(withoutPort(entry), hop);
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

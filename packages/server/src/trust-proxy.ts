import { isIP } from 'node:net';

/** Groups of addresses that Fastify knows by name. */
const groups = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Reads TRUST_PROXY: `0` and `false` believe nobody, `1` and `true` everybody, otherwise the proxies' addresses, ranges
 * (`10.0.0.0/8`) and groups with commas between them.
 * @returns null for anything else
 */
export function readTrustProxy(value: string): boolean | string | null {
  if (value === '0' || value === 'false') return false;
  if (value === '1' || value === 'true') return true;
  const parts = value.split(',').map((part) => part.trim());
  return parts.every((part) => groups.has(part) || isRange(part)) ? parts.join(',') : null;
}

/** An address, or one with the length of its prefix. */
function isRange(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128));
}

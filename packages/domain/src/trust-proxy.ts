/** Groups of addresses that Fastify knows by name. */
const groups = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** How many proxies stand in front, or which; false for none. */
export type TrustProxy = number | string | false;

/**
 * Reads TRUST_PROXY: how many proxies stand in front (`0` none; `false` and `true` say 0 and 1), or their addresses,
 * ranges (`10.0.0.0/8`) and groups with commas between them. Nobody believes all proxies: what a visitor claims stands
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

/** An address, or one with the length of its prefix. */
function isRange(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const bits = isIpv4(address) ? 32 : isIpv6(address) ? 128 : 0;
  if (bits === 0 || rest.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits);
}

function isIpv4(text: string): boolean {
  return /^\d{1,3}(\.\d{1,3}){3}$/.test(text) && text.split('.').every((part) => Number(part) <= 255);
}

function isIpv6(text: string): boolean {
  return /^[\da-f:.]+$/i.test(text) && text.includes(':') && URL.canParse(`http://[${text}]/`);
}

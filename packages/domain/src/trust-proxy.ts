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

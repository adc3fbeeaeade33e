/**
 * Whether a request names its host as RFC 9112 (section 3.2) wants: in one `Host` header with a valid value. A server and
 * a proxy before it may believe different ones of several. Requests of HTTP/1.0 need none; of later ones, Node.js
 * refuses those without.
 * @param rawHeaders names and values in turn, as in Node's `rawHeaders`
 */
export function hasValidHost(rawHeaders: readonly string[]): boolean {
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
  return hosts.length <= 1 && hosts.every((host) => authority.test(host));
}

/** A name or an address, and perhaps a port (RFC 3986, section 3.2). */
const authority = /^(\[[\da-f:.]+\]|[\w.~!$&'()*+;=%-]+)(:\d*)?$/i;

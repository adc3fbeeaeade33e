/**
 * Redirect target after sign-in: the `next` query parameter when it stays on this site, else null. Everything is
 * judged as the browser would resolve it, so `//host`, `/\host`, `https:host` and user info are seen through.
 * @param origin scheme and host of this site.
 */
export function safeNext(next: string | null | undefined, origin: string): string | null {
  if (!next || !URL.canParse(next, origin)) return null;
  const url = new URL(next, origin);
  const own = new URL(origin);
  if (url.host !== own.host || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return null;
  // Back to a page of signing in would be a circle.
  if (/^\/auth\/(login|signup)(\/|$)/.test(url.pathname)) return null;
  // What a visit to a provider left there is no place to come back to.
  if (url.searchParams.has('error_process'))
    for (const name of ['error', 'error_process']) url.searchParams.delete(name);
  const path = url.pathname + url.search + url.hash;
  // Dots and slashes that the first reading removed may have left the name of another host in front.
  return path.startsWith('//') || new URL(path, origin).host !== own.host ? null : path;
}

/** The address of a page of signing in that comes back to `next`. */
export const withNext = (path: string, next: string | null): string =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path;

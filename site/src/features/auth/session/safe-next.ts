/**
 * Redirect target after sign-in: the `next` query parameter when it stays on this site, else null. Resolved as the
 * browser would, so `//host`, `/\host`, `https:host` and user info are detected.
 * @param origin scheme and host of this site.
 */
export function safeNext(next: string | null | undefined, origin: string): string | null {
  if (!next || !URL.canParse(next, origin)) return null;
  const url = new URL(next, origin);
  const own = new URL(origin);
  if (url.host !== own.host || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return null;
  // Returning to a sign-in page would be a loop.
  if (/^\/auth\/(login|signup)(\/|$)/.test(url.pathname)) return null;
  // The parameters of a provider sign-in aren't part of the target.
  if (url.searchParams.has('error_process'))
    for (const name of ['error', 'error_process']) url.searchParams.delete(name);
  const path = url.pathname + url.search + url.hash;
  // Dots and slashes removed by the first parsing may have left another host's name in front.
  return path.startsWith('//') || new URL(path, origin).host !== own.host ? null : path;
}

/** The address of a sign-in page that returns to `next`. */
export const withNext = (path: string, next: string | null): string =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path;

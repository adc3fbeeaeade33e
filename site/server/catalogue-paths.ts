import type { BackendApp } from './backend-paths.ts';
import type { Settings } from './config.ts';
import { ownHeaders } from './forwarded.ts';
import type { OtherBackend } from './other-backend.ts';

/** Asks the backend for something public; null when it cannot be had. */
export type GetJson = (path: string) => Promise<unknown>;

/** Pages that are always there. Grows with the route table. */
const FIXED = ['/', '/virtual-private-servers/'];

/** Calls whose answers name pages by `url`; for the second the list is one of its fields. */
const LISTS = ['/my/api/vps-location-landings/', '/my/api/vps-type-landings/'];

/** All pages that search engines should know, without language prefix; null while the backend cannot tell. */
export async function sitemapPaths(get: GetJson): Promise<string[] | null> {
  const [context, ...lists] = await Promise.all([get('/my/api/vps-order/create_context/'), ...LISTS.map(get)]);
  if (context === null || lists.includes(null)) return null;
  const plans = typeof context === 'object' && context !== null && 'tariffs' in context ? context.tariffs : [];
  return [...FIXED, ...[...lists, plans].flatMap(urlsOf)];
}

function urlsOf(list: unknown): string[] {
  const items: unknown[] = Array.isArray(list) ? list : [];
  return items.flatMap((item) =>
    typeof item === 'object' && item !== null && 'url' in item && typeof item.url === 'string' ? [item.url] : [],
  );
}

/** Reads public answers from whatever backend there is. */
export function catalogueGetter(config: Settings, backend: BackendApp | OtherBackend): GetJson {
  return async (path) => {
    try {
      if ('app' in backend) {
        const answer = await backend.app.inject({ url: path });
        return answer.statusCode === 200 ? JSON.parse(answer.payload) : null;
      }
      const answer = await backend.call(path, { headers: ownHeaders(config) });
      return answer.ok ? await answer.json() : null;
    } catch {
      return null;
    }
  };
}

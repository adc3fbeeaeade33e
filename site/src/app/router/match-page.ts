import { hasLanguages, withoutPrefix } from '../../i18n/languages.ts';
import { routeTable, type PageEntry } from '../../routes.tsx';
import type { PageParams } from './page.ts';
import { decode } from './decode.ts';

/** A route that matches an address. */
export interface PageMatch {
  entry: PageEntry;
  params: PageParams;
}

const patterns = routeTable.map((entry) => ({ entry, pattern: toPattern(entry.path) }));

/** `/virtual-private-servers/{on|for|with}-:slug/` as a regular expression with named groups. */
function toPattern(path: string): RegExp {
  const source = path
    .replace(/\{([^{}]+)\}/g, '(?<prefix>$1)')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/\/$/, '/?');
  return new RegExp(`^${source}$`);
}

/** Finds the page of an address; null when there is none. Parameters are percent-decoded. */
export function matchPage(pathname: string): PageMatch | null {
  const bare = withoutPrefix(pathname);
  // Sign-in and account have one address only.
  if (bare !== pathname && !hasLanguages(bare)) return null;
  for (const { entry, pattern } of patterns) {
    const groups = pattern.exec(bare);
    if (groups) return { entry, params: { ...entry.params, ...decoded(groups.groups ?? {}) } };
  }
  return null;
}

function decoded(groups: Record<string, string>): PageParams {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]));
}

import { linePages } from '@hoster/domain/lines/line-pages';
import { useSite } from './use-site.ts';
import { useVpnVisible } from './use-countries.ts';

/** Whether a page may be linked to, by its path without language prefix: not that of a line with nothing on sale here. */
export function useIsSold(): (path: string) => boolean {
  const lines = useSite().features?.lines;
  const vpn = useVpnVisible();
  const unsold = new Set<string>(vpn ? [] : [linePages.vpn]);
  for (const [line, path] of Object.entries(linePages)) {
    if (lines?.every((sold) => sold !== line)) unsold.add(path);
  }
  return (path) => !unsold.has(path);
}

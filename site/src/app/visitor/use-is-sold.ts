import { useSite } from './use-site.ts';
import { useVpnVisible } from './use-countries.ts';

/** Whether a page may be linked to, by its path without language prefix: not that of a line with nothing on sale here. */
export function useIsSold(): (path: string) => boolean {
  const { features } = useSite();
  const vpn = useVpnVisible();
  return (path) => !features?.unsold_pages?.includes(path) && (vpn || path !== '/vpn/');
}

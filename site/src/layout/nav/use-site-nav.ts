import { useSupportPath } from '../../features/support/use-support-path.ts';
import { useSite } from '../../start/use-site.ts';
import { useVpnVisible } from '../../start/use-countries.ts';
import { siteNav, type NavGroup } from './site-nav.ts';

/** The site's links for this visitor. */
export function useSiteNav(): NavGroup[] {
  const support = useSupportPath();
  const { features } = useSite();
  return siteNav({
    vpn: useVpnVisible(),
    support,
    clients: features?.reference_clients !== false,
  });
}

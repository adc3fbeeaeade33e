import { useSupportPath } from '../../features/support/use-support-path.ts';
import { useSite } from '../../app/visitor/use-site.ts';
import { useIsSold } from '../../app/visitor/use-is-sold.ts';
import { siteNav, type NavGroup } from './site-nav.ts';

/** The site's links for this visitor. */
export function useSiteNav(): NavGroup[] {
  const support = useSupportPath();
  const { features } = useSite();
  return siteNav({
    isSold: useIsSold(),
    support,
    clients: features?.reference_clients !== false,
  });
}

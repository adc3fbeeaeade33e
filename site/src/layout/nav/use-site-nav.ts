import { vpnVisible } from '@hoster/domain/regional';
import { hasAuthCookie, useApp } from '../../app-context.tsx';
import { useSupportPath } from '../../features/support/use-support-path.ts';
import { useAuth } from '../../start/use-auth.ts';
import { useSite } from '../../start/use-site.ts';
import { useCountries } from '../../start/use-countries.ts';
import { siteNav, type NavGroup } from './site-nav.ts';

/** The site's links for this visitor. */
export function useSiteNav(): NavGroup[] {
  const app = useApp();
  const countries = useCountries();
  const signedIn = useAuth().status === 'settled';
  const support = useSupportPath();
  const { features } = useSite();
  return siteNav({
    vpn: vpnVisible({ ...countries, signedIn, hasAuthCookie: hasAuthCookie(app) }),
    support,
    clients: features?.reference_clients !== false,
  });
}

import { vpnVisible } from '@hoster/domain/regional';
import { useAuth } from './use-auth.ts';
import { useCountries } from './use-countries.ts';

/** Whether this visitor may see the VPN. */
export function useVpnVisible(): boolean {
  const { status, hasAuthCookie } = useAuth();
  return vpnVisible({ ...useCountries(), signedIn: status === 'settled', hasAuthCookie });
}

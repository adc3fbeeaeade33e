import { vpnVisible } from '@hoster/domain/visitor/regional';
import { createContext, use } from 'react';
import { useAuth } from './use-auth.ts';

export interface Countries {
  /** Country of the signed-in user; null for everybody else. */
  profileCountry: string | null;
  /** Country reported by the edge; null when unknown. */
  siteCountry: string | null;
}

export const CountriesContext = createContext<Countries>({ profileCountry: null, siteCountry: null });

/** Input of the regional rules of `@hoster/domain`, from `VisitorProvider`. */
export const useCountries = (): Countries => use(CountriesContext);

/** Whether this visitor may see the VPN. */
export function useVpnVisible(): boolean {
  const { status, hasAuthCookie } = useAuth();
  return vpnVisible({ ...useCountries(), signedIn: status === 'settled', hasAuthCookie });
}

import { vpnVisible } from '@hoster/domain/regional';
import { createContext, use } from 'react';
import { useAuth } from './use-auth.ts';

export interface Countries {
  /** Of the signed-in user; null for everybody else. */
  profileCountry: string | null;
  /** Where the edge sees the visitor; null when unknown. */
  siteCountry: string | null;
}

export const CountriesContext = createContext<Countries>({ profileCountry: null, siteCountry: null });

/** What the regional rules of `@hoster/domain` look at; `VisitorProvider` knows. */
export const useCountries = (): Countries => use(CountriesContext);

/** Whether this visitor may see the VPN. */
export function useVpnVisible(): boolean {
  const { status, hasAuthCookie } = useAuth();
  return vpnVisible({ ...useCountries(), signedIn: status === 'settled', hasAuthCookie });
}

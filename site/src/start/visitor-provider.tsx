import type { Currency, Features } from '@hoster/contract';
import { chooseCurrency } from '@hoster/domain/currency-choice';
import { isRussian, isUkrainian } from '@hoster/domain/regional';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { menuQuery } from '../api/menu.ts';
import { authQuery } from '../api/session.ts';
import { configQuery, currenciesQuery, featuresQuery } from '../api/site.ts';
import { hasAuthCookie, useApp } from '../app-context.tsx';
import { saveCurrency } from './save-currency.ts';
import { AuthContext } from './use-auth.ts';
import { CountriesContext, type Countries } from './use-countries.ts';
import { CurrencyContext, EURO, type CurrencyState } from './use-currency.ts';
import { SiteContext } from './use-site.ts';

/**
 * Tells the tree below who is here, from where, what the site offers, and in which currency prices are shown. Asked once a page: a query of
 * its own in each of a hundred prices is half the work of rendering and hydrating them.
 */
export function VisitorProvider({ children }: { children: ReactNode }) {
  const app = useApp();
  const { data: auth = { status: 'loading' as const } } = useQuery(authQuery(app));
  const { data: menu = null } = useQuery({ ...menuQuery(app), enabled: auth.status === 'settled' });
  const { data: config } = useQuery(configQuery(app));
  const { data: features } = useQuery(featuresQuery(app));
  const site = useMemo(() => ({ config, features }), [config, features]);
  const profileCountry = menu?.user.country ?? null;
  const siteCountry = features?.country_code ?? null;
  const countries = useMemo(() => ({ profileCountry, siteCountry }), [profileCountry, siteCountry]);
  // The cookie is read with them alone: parts that hydrate later must find what the server found.
  const known = useMemo(() => ({ ...auth, menu, hasAuthCookie: hasAuthCookie(app) }), [app, auth, menu]);
  return (
    <AuthContext value={known}>
      <SiteContext value={site}>
        <CountriesContext value={countries}>
          <CurrencyContext value={useCurrencyState(countries, features)}>{children}</CurrencyContext>
        </CountriesContext>
      </SiteContext>
    </AuthContext>
  );
}

function useCurrencyState(countries: Countries, features: Features | undefined): CurrencyState {
  const app = useApp();
  const { data: currencies } = useQuery(currenciesQuery(app));
  const { saved, picked } = useSyncExternalStore(app.currency.subscribe, app.currency.get, app.currency.initial);
  return useMemo(() => {
    const known = features?.currencies ?? [];
    const kept = picked ? known.find((short) => short === saved) : undefined;
    const short =
      kept ??
      chooseCurrency({
        isRussian: isRussian(countries),
        isUkrainian: isUkrainian(countries),
        saved,
        known,
        featuresKnown: features !== undefined,
      });
    const all = currencies ?? [EURO];
    return {
      currency: all.find((one) => one.short === short) ?? EURO,
      offered: all.filter((one) => known.includes(one.short)),
      select: (chosen: Currency['short']) => saveCurrency(app, chosen),
    };
  }, [app, countries, currencies, features, saved, picked]);
}

import type { Currency, Features } from '@hoster/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { menuQuery } from '../../api/menu.ts';
import { authQuery } from '../../api/session.ts';
import { configQuery, currenciesQuery, featuresQuery } from '../../api/site.ts';
import { hasAuthCookie, useApp } from '../app-context.tsx';
import { saveCurrency } from './save-currency.ts';
import { shownCurrency } from './shown-currency.ts';
import { AuthContext } from './use-auth.ts';
import { CountriesContext, type Countries } from './use-countries.ts';
import { CurrencyContext, EURO, type CurrencyState } from './use-currency.ts';
import { SiteContext } from './use-site.ts';

/**
 * Provides the auth status, the countries, the site's constants and the display currency. Queried once per page: a
 * query in each of a hundred prices is half the work of rendering and hydrating them.
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
  // Read again with each change of the auth status. Another tab may have signed in since the server rendered the page.
  const authCookie = useSyncExternalStore(
    neverChanges,
    () => hasAuthCookie(app),
    () => app.facts.hasAuthCookie,
  );
  const known = useMemo(() => ({ ...auth, menu, hasAuthCookie: authCookie }), [auth, menu, authCookie]);
  // Deferred: a change waits for parts that aren't hydrated yet and still show the server's values.
  const currency = useCurrencyState(countries, features);
  return (
    <AuthContext value={useDeferredValue(known)}>
      <SiteContext value={site}>
        <CountriesContext value={useDeferredValue(countries)}>
          <CurrencyContext value={useDeferredValue(currency)}>{children}</CurrencyContext>
        </CountriesContext>
      </SiteContext>
    </AuthContext>
  );
}

/** Cookies have no change event. */
const neverChanges = () => () => undefined;

function useCurrencyState(countries: Countries, features: Features | undefined): CurrencyState {
  const app = useApp();
  const { data: currencies } = useQuery(currenciesQuery(app));
  const wanted = useSyncExternalStore(app.currency.subscribe, app.currency.get, app.currency.initial);
  return useMemo(() => {
    const known = features?.currencies ?? [];
    return {
      currency: shownCurrency({ countries, features, currencies, wanted }),
      offered: (currencies ?? [EURO]).filter((one) => known.includes(one.short)),
      select: (chosen: Currency['short']) => saveCurrency(app, chosen),
    };
  }, [app, countries, currencies, features, wanted]);
}

import type { Currency, Features } from '@hoster/contract';
import { chooseCurrency } from '@hoster/domain/money/currency-choice';
import { isRussian, isUkrainian } from '@hoster/domain/visitor/regional';
import { menuQuery } from '../../api/menu.ts';
import { authQuery } from '../../api/session.ts';
import { currenciesQuery, featuresQuery } from '../../api/site.ts';
import type { AppContext } from '../app-context.tsx';
import type { WantedCurrency } from './currency-choice.ts';
import type { Countries } from './use-countries.ts';
import { EURO } from './use-currency.ts';

interface Known {
  countries: Countries;
  features: Features | undefined;
  currencies: readonly Currency[] | undefined;
  wanted: WantedCurrency;
}

/** Returns the currency that a visitor's prices are shown in. */
export function shownCurrency({ countries, features, currencies, wanted: { saved, picked } }: Known): Currency {
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
  return (currencies ?? [EURO]).find((one) => one.short === short) ?? EURO;
}

/** The same outside React, from what the page has loaded. */
export function loadedCurrency(app: AppContext): Currency {
  const { queryClient } = app;
  const features = queryClient.getQueryData(featuresQuery(app).queryKey);
  const isSignedIn = queryClient.getQueryData(authQuery(app).queryKey)?.status === 'settled';
  const menu = isSignedIn ? queryClient.getQueryData(menuQuery(app).queryKey) : null;
  return shownCurrency({
    countries: { profileCountry: menu?.user.country ?? null, siteCountry: features?.country_code ?? null },
    features,
    currencies: queryClient.getQueryData(currenciesQuery(app).queryKey),
    wanted: app.currency.get(),
  });
}

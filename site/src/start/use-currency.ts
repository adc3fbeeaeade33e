import type { Currency } from '@hoster/contract';
import { chooseCurrency } from '@hoster/domain/currency-choice';
import { isRussian, isUkrainian } from '@hoster/domain/regional';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { currenciesQuery, featuresQuery } from '../api/site.ts';
import { useApp } from '../app-context.tsx';
import { saveCurrency } from './save-currency.ts';
import { useCountries } from './use-countries.ts';

/** Catalogue prices are in euro: shown as they are while the list of currencies cannot be had. */
const EURO: Currency = { short: 'EUR', sign: '€', name: 'Euro', multiplier: 1, decimals: 2, updated: '' };

export interface CurrencyState {
  /** The currency that all prices are shown in. */
  currency: Currency;
  /** What the picker offers this visitor. */
  offered: readonly Currency[];
  /** Shows all prices in another currency from now on, and remembers it. */
  select: (short: Currency['short']) => void;
}

/** The display currency. Decided on the server already, so that no price jumps. */
export function useCurrency(): CurrencyState {
  const app = useApp();
  const { data: currencies = [EURO] } = useQuery(currenciesQuery(app));
  const { data: features } = useQuery(featuresQuery(app));
  const countries = useCountries();
  const { saved, picked } = useSyncExternalStore(app.currency.subscribe, app.currency.get, app.currency.initial);
  const select = useCallback((short: Currency['short']) => saveCurrency(app, short), [app]);
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
  return {
    currency: currencies.find((one) => one.short === short) ?? EURO,
    offered: currencies.filter((one) => known.includes(one.short)),
    select,
  };
}

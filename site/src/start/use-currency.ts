import type { Currency } from '@hoster/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { menuQuery } from '../api/account.ts';
import { currenciesQuery, featuresQuery } from '../api/site.ts';
import { useApp } from '../app-context.tsx';
import { saveCurrency } from './save-currency.ts';

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
  const { data: features = null } = useQuery(featuresQuery(app));
  const { data: menu = null } = useQuery({ ...menuQuery(app), enabled: false });
  const saved = useSyncExternalStore(app.currency.subscribe, app.currency.get, app.currency.get);
  const select = useCallback((short: Currency['short']) => saveCurrency(app, short), [app]);
  const country = menu?.user.country ?? features?.country_code ?? null;
  const byRule = country === 'RU' ? 'RUR' : country === 'UA' ? 'UAH' : 'EUR';
  const wanted = saved ?? byRule;
  const currency = currencies.find(({ short }) => short === wanted) ?? EURO;
  const offered = features ? currencies.filter(({ short }) => features.currencies.includes(short)) : currencies;
  return { currency, offered, select };
}

import type { Currency } from '@hoster/contract';
import { createContext, use } from 'react';

/** Catalogue prices are in euro: shown as they are while the list of currencies is unavailable. */
export const EURO: Currency = { short: 'EUR', sign: '€', name: 'Euro', multiplier: 1, decimals: 2, updated: '' };

export interface CurrencyState {
  /** The currency that all prices are shown in. */
  currency: Currency;
  /** Currencies that the picker offers this visitor. */
  offered: readonly Currency[];
  /** Shows all prices in another currency from now on, and saves the choice. */
  select: (short: Currency['short']) => void;
}

export const CurrencyContext = createContext<CurrencyState>({ currency: EURO, offered: [], select: () => undefined });

/** The display currency. `VisitorProvider` determines it on the server, so that prices don't change on load. */
export const useCurrency = (): CurrencyState => use(CurrencyContext);

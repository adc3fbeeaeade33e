/** The currency that the visitor has chosen. */
export interface WantedCurrency {
  /** Short name (`EUR`), unchecked; null when nothing is saved. */
  saved: string | null;
  /** Picked during this visit, and not only kept from an earlier one: then it also beats the country's currency. */
  picked: boolean;
}

/** The wish as a store that React reads. The list of currencies and the rule come from elsewhere. */
export interface CurrencyChoice {
  get(): WantedCurrency;
  /** What the server's HTML was made with: parts that are hydrated late must first render the same. */
  initial(): WantedCurrency;
  pick(short: string): void;
  subscribe(listener: () => void): () => void;
}

/** @param initial what the cookies said */
export function createCurrencyChoice(initial: WantedCurrency): CurrencyChoice {
  const listeners = new Set<() => void>();
  let wanted = initial;
  return {
    get: () => wanted,
    initial: () => initial,
    pick(short) {
      wanted = { saved: short, picked: true };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

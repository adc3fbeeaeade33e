/** The currency that the visitor has chosen. */
export interface WantedCurrency {
  /** Short name (`EUR`), unchecked; null when nothing is saved. */
  saved: string | null;
  /** Chosen during this visit, not saved from an earlier one: then it overrides the country's currency, too. */
  picked: boolean;
}

/** The chosen currency as a store for React. The list of currencies and the rule are elsewhere. */
export interface CurrencyChoice {
  get(): WantedCurrency;
  /** Value used for the server's HTML: parts that hydrate late must first render the same. */
  initial(): WantedCurrency;
  pick(short: string): void;
  /** The value of an earlier visit, found after the start. */
  restore(short: string): void;
  subscribe(listener: () => void): () => void;
}

/** @param initial value from the cookies */
export function createCurrencyChoice(initial: WantedCurrency): CurrencyChoice {
  const listeners = new Set<() => void>();
  let wanted = initial;
  const change = (next: WantedCurrency) => {
    wanted = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => wanted,
    initial: () => initial,
    pick: (short) => change({ saved: short, picked: true }),
    restore: (short) => change({ ...wanted, saved: short }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

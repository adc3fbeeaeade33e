/** Which currency the visitor wants, as a store that React reads. The list and the rule come from the queries. */
export interface CurrencyChoice {
  /** The saved short name (`EUR`), unchecked; null when nothing is saved. */
  get(): string | null;
  set(short: string): void;
  subscribe(listener: () => void): () => void;
}

/** @param saved what the `currency` cookie said */
export function createCurrencyChoice(saved: string | null): CurrencyChoice {
  const listeners = new Set<() => void>();
  let value = saved;
  return {
    get: () => value,
    set(short) {
      value = short;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

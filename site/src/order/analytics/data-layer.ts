import { readConsent, watchConsent, type ConsentPurpose } from '../../app/visitor/consent.ts';
import type { CartEvent } from './cart-event.ts';

/** Passes events to an external service, or to a test. */
export interface AnalyticsAdapter {
  readonly name: string;
  /** Consent that it requires. */
  readonly purpose: ConsentPurpose;
  /**
   * Receives an event. Requests to other hosts start here, because consent exists only now. Errors are logged and don't
   * affect other adapters.
   */
  send(event: CartEvent): void;
}

export interface DataLayer {
  push(event: CartEvent): void;
  /** Passes on the events since consent, then each new one. Returns a function that unsubscribes. */
  subscribe(adapter: AnalyticsAdapter): () => void;
}

/** Maximum number of events kept for adapters added later. */
const MOST_KEPT = 100;

/**
 * Events between the pages and the adapters, in memory only. Without consent nothing is kept: an event of that time
 * never reaches an adapter, even if the visitor agrees later.
 */
export function createDataLayer(): DataLayer {
  const adapters = new Set<AnalyticsAdapter>();
  let kept: CartEvent[] = [];
  watchConsent(() => {
    if (!readConsent().analytics) kept = [];
  });
  return {
    push(event) {
      if (!readConsent().analytics) return;
      kept = [...kept, event].slice(-MOST_KEPT);
      for (const adapter of adapters) hand(adapter, event);
    },
    subscribe(adapter) {
      adapters.add(adapter);
      for (const event of kept) hand(adapter, event);
      return () => adapters.delete(adapter);
    },
  };
}

function hand(adapter: AnalyticsAdapter, event: CartEvent): void {
  if (!readConsent()[adapter.purpose]) return;
  try {
    adapter.send(event);
  } catch (error) {
    console.warn(`The analytics adapter "${adapter.name}" failed`, error);
  }
}

import { readConsent, watchConsent, type ConsentPurpose } from '../consent/consent.ts';
import type { CartEvent } from './cart-event.ts';

/** Hands events to a service outside, or to a test. */
export interface AnalyticsAdapter {
  readonly name: string;
  /** The consent without which it gets nothing. */
  readonly purpose: ConsentPurpose;
  /** Takes an event. What it needs from another host it asks for here: only now there's consent. What it throws is logged, and keeps nothing from other adapters. */
  send(event: CartEvent): void;
}

export interface DataLayer {
  push(event: CartEvent): void;
  /** Hands over what has happened since consent, and then each event. Returns the function that ends it. */
  subscribe(adapter: AnalyticsAdapter): () => void;
}

/** The most events kept for adapters that come later. */
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

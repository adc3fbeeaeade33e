import { adapters, type AnalyticsKind } from './adapters.ts';
import { createCartReporter } from './cart-reporter.ts';
import type { ShowCart } from './cart.ts';
import { createDataLayer } from './data-layer.ts';

/**
 * Starts reporting. Without its adapter's script (offline, or gone after a deployment) events stay in the data layer.
 */
export function startAnalytics(kind: AnalyticsKind): ShowCart {
  const layer = createDataLayer();
  adapters[kind]().then(layer.subscribe, (error: unknown) => console.warn('Analytics has no adapter', error));
  const [loading] = performance.getEntriesByType('navigation');
  const isReload = loading instanceof PerformanceNavigationTiming && loading.type !== 'navigate';
  return createCartReporter(layer.push, isReload);
}

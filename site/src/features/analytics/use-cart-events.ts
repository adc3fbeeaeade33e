import { useEffect } from 'react';
import { useApp } from '../../app-context.tsx';
import { atLast } from '../../start/late.ts';
import type { AnalyticsKind } from './adapters.ts';
import { createCartWatch } from './cart-watch.ts';
import type { Cart, ShowCart } from './cart.ts';

let watch: ShowCart | undefined;

/** Resolves with a module once the page is at rest and has all its parts. */
const atRest = <Module>(load: () => Promise<Module>): Promise<Module> =>
  new Promise((resolve) => {
    atLast(() => resolve(load()));
  });

function watchFor(kind: AnalyticsKind): ShowCart {
  if (watch) return watch;
  watch = createCartWatch(async () => (await atRest(() => import('./start-analytics.ts'))).startAnalytics(kind));
  return watch;
}

/** Reports what an order page shows, where analytics is configured and the visitor has agreed to it. */
export function useCartEvents({ line, stage, total }: Cart): void {
  const kind = useApp().facts.analytics;
  useEffect(() => {
    if (kind) watchFor(kind)({ line, stage, total });
  }, [kind, line, stage, total]);
  useEffect(() => () => watch?.(null), []);
}

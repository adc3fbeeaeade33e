import { useEffect } from 'react';
import { useApp } from '../../app/app-context.tsx';
import { useAuth } from '../../app/visitor/use-auth.ts';
import { whenIdle } from '../../app/browser/when-idle.ts';
import type { AnalyticsKind } from './adapters.ts';
import { createCartWatch } from './cart-watch.ts';
import type { Cart, ShowCart } from './cart.ts';

let watch: ShowCart | undefined;

function watchFor(kind: AnalyticsKind): ShowCart {
  if (watch) return watch;
  watch = createCartWatch(async () => {
    await new Promise<void>((resolve) => whenIdle(resolve));
    return (await import('./start-analytics.ts')).startAnalytics(kind);
  });
  return watch;
}

/** Reports the cart of an order page, where analytics is configured and the visitor has agreed to it. */
export function useCartEvents({ line, stage, total }: Cart): void {
  const { analytics } = useApp().facts;
  // Staff who see the account of a customer aren't the customer.
  const kind = useAuth().menu?.see_as ? null : analytics;
  useEffect(() => {
    if (kind) watchFor(kind)({ line, stage, total });
  }, [kind, line, stage, total]);
  useEffect(() => () => watch?.(null), []);
}

import type { OrderPromo } from '@hoster/contract';
import { Suspense } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';

/** Few addresses carry a promo code. */
const PromoCallout = lazyPart(() => import('./promo-callout.tsx').then((module) => module.PromoCallout));

/** Effect of the address's promo code on the prices below. */
export function PromoNote({ promo }: { promo: OrderPromo | null }) {
  return promo ? (
    <Suspense fallback={null}>
      <PromoCallout promo={promo} />
    </Suspense>
  ) : null;
}

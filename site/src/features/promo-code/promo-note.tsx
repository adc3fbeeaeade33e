import type { OrderPromo } from '@hoster/contract';
import { Suspense } from 'react';
import { lazily } from '../../start/lazily.ts';

/** Few addresses carry a promo code. */
const load = () => import('./promo-callout.tsx').then((module) => module.PromoCallout);
const PromoCallout = import.meta.env.SSR ? await load() : lazily(load);

/** What the promo code of an address does to the prices below. */
export function PromoNote({ promo }: { promo: OrderPromo | null }) {
  return promo ? (
    <Suspense fallback={null}>
      <PromoCallout promo={promo} />
    </Suspense>
  ) : null;
}

import type { OrderPromo } from '@hoster/contract';
import { lazyPart } from '../../app/lazy-part.ts';
import { Part } from '../../app/part.tsx';

/** Few addresses carry a promo code. */
const PromoCallout = lazyPart(() => import('./promo-callout.tsx').then((module) => module.PromoCallout));

/** Effect of the address's promo code on the prices below. */
export function PromoNote({ promo }: { promo: OrderPromo | null }) {
  return promo ? (
    <Part>
      <PromoCallout promo={promo} />
    </Part>
  ) : null;
}

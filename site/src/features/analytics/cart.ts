import type { ProductLine } from '@hoster/contract';
import type { PriceTotal } from '@hoster/domain/pricing';
import type { Stage } from '../order/stages.ts';

/** What the order page of any product line shows. No cart has more: names, comments and codes stay in the order. */
export interface Cart {
  line: ProductLine;
  stage: Stage;
  /** In EUR cents, whatever currency the visitor sees. */
  total: Pick<PriceTotal, 'lines' | 'net'>;
}

/** Takes each cart that is shown; null when the order page is left. */
export type ShowCart = (cart: Cart | null) => void;

import type { ProductLine } from '@hoster/contract';
import type { PriceTotal } from '@hoster/domain/money/pricing';
import type { Stage } from '../stages/stages.ts';

/** Contents of any product line's order page. Carts hold nothing else: names, comments and codes stay in the order. */
export interface Cart {
  line: ProductLine;
  stage: Stage;
  /** In EUR cents, whatever currency the visitor sees. */
  total: Pick<PriceTotal, 'lines' | 'net'>;
}

/** Receives each cart shown; null when the order page is left. */
export type ShowCart = (cart: Cart | null) => void;

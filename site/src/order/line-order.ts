import type { OrderContext, ProductLine, SavedOrderDraft, OrderDraft } from '@hoster/contract';
import { chargeIn, type ChargedTotal } from '@hoster/domain/money/charge';
import type { Decimal, EuroCents } from '@hoster/domain/money/money';
import type { CommonChoice } from '@hoster/domain/order/address';
import type { PriceTotal } from '@hoster/domain/money/pricing';

/** An order of any product line, derived from the answers of the server and the address. */
export interface LineOrder {
  context: OrderContext;
  /** The draft as last saved. */
  savedDraft: SavedOrderDraft;
  choice: CommonChoice;
  draft: OrderDraft;
  /** In EUR cents. */
  total: PriceTotal;
}

/**
 * An order in progress, and functions to change what all lines share: the choice is stored in the address, the rest in
 * the draft.
 */
export interface OrderControls {
  line: ProductLine;
  order: LineOrder;
  /** Changes the choice immediately. */
  choose: (change: Partial<CommonChoice>) => void;
  /** Changes texts: the address is updated when typing pauses. */
  type: (change: Partial<CommonChoice>) => void;
  changeDraft: (change: Partial<OrderDraft>) => void;
  /** Changes everything that a configuration form contains. */
  chooseForm: (form: FormData) => void;
  /** The configuration as a query, without the stage. */
  query: URLSearchParams;
  /** The total of the same order for a term of so many months, in EUR cents. */
  totalFor: (months: number) => EuroCents;
}

/** The total in the currency that will be charged. */
export const chargedTotal = (
  { total }: Pick<LineOrder, 'total'>,
  short: ChargedTotal['currency'],
  rate: Decimal,
): ChargedTotal => chargeIn(total, short, rate);

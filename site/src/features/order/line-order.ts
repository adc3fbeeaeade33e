import type { KeptOrderDraft, OrderBodyInput, OrderContext, OrderCreated, ProductLine } from '@hoster/contract';
import { chargeIn, type ChargedTotal } from '@hoster/domain/charge';
import type { Decimal } from '@hoster/domain/money';
import type { CommonChoice } from '@hoster/domain/order-address';
import type { PriceTotal } from '@hoster/domain/pricing';
import type { AppContext } from '../../app-context.tsx';
import type { OrderNotes } from './order-notes.ts';

/** An order of any product line as its page puts it together, from the answers of the server and the address. */
export interface LineOrder {
  context: OrderContext;
  /** The notes as they were kept last. */
  draft: KeptOrderDraft;
  choice: CommonChoice;
  notes: OrderNotes;
  /** In EUR cents. */
  total: PriceTotal;
}

/** The part of an order's body that says no configuration (api.md, "Order bodies"). */
export type CommonBody = Omit<OrderBodyInput, 'rent_period' | 'count'>;

/** The call that places an order: what `POST` is sent to, and its body. */
export interface OrderCall {
  /** Absolute path. */
  path: string;
  body: OrderBodyInput;
}

/** What the order page of a product line has of its own, for what is the same in all of them. */
export interface OrderLine<Order extends LineOrder> {
  line: ProductLine;
  /** Under this key everything is kept that depends on who orders. */
  contextKey: readonly string[];
  /** The order that the query of an address means. Throws the 404 of a page that doesn't exist. */
  orderOf(app: AppContext, query: URLSearchParams): Promise<Order>;
  /** The configuration as a query, without the stage. */
  queryOf(order: Order): URLSearchParams;
  /** The plan that is ordered, with the parameter of the address that names it where that isn't the path; null for a line without. */
  planOf(order: Order): { slug: string; parameter?: string } | null;
  /** The field of the order body that keeps the configuration from the next stage; null when nothing does. */
  firstProblem(order: Order): string | null;
  /** Id of the element where a field of the order body is fixed. */
  placeOf(field: string): string | undefined;
  /** Ids of the SSH keys that the account adds by default, for lines whose services take keys. */
  usualKeys?(order: Order): number[];
  /** The call that `send` makes, for customers who make it themselves. */
  call(order: Order, body: CommonBody): OrderCall;
  /** Sends the order. The same `key` gives the same answer, however often it's sent. Throws `ApiError`. */
  send(app: AppContext, order: Order, body: CommonBody, key: string): Promise<OrderCreated>;
}

/** An order being put together, and the ways to change what all lines have: the choice goes to the address, the notes to the draft. */
export interface OrderControls {
  line: ProductLine;
  order: LineOrder;
  /** Changes the choice immediately. */
  choose: (change: Partial<CommonChoice>) => void;
  /** Changes texts: the address follows when typing pauses. */
  type: (change: Partial<CommonChoice>) => void;
  note: (change: Partial<OrderNotes>) => void;
  /** The configuration as a query, without the stage. */
  query: URLSearchParams;
}

/** The total in the currency that will be charged. */
export const chargedTotal = (
  { total }: Pick<LineOrder, 'total'>,
  short: ChargedTotal['currency'],
  rate: Decimal,
): ChargedTotal => chargeIn(total, short, rate);

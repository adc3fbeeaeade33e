import type { OrderBodyInput, OrderCreated, ProductLine } from '@hoster/contract';
import type { AppContext } from '../app/app-context.tsx';
import type { LineOrder } from './line-order.ts';

/** The part of an order's body without the configuration. */
export type CommonBody = Omit<OrderBodyInput, 'rent_period' | 'count'>;

/** The `POST` call that places an order. */
export interface OrderCall {
  /** Absolute path. */
  path: string;
  body: OrderBodyInput;
}

/** The product line's own parts of the order page, used by the parts shared by all lines. */
export interface LineAdapter<Order extends LineOrder> {
  name: ProductLine;
  /** Key of everything that depends on the customer. */
  contextKey: readonly string[];
  /** Reads the order from the query of an address. Throws the 404 of a page that doesn't exist. */
  orderOf(app: AppContext, query: URLSearchParams): Promise<Order>;
  /** The configuration as a query, without the stage. */
  queryOf(order: Order): URLSearchParams;
  /** The plan that is ordered, with the parameter of the address that names it where that isn't the path; null for a line without. */
  planOf(order: Order): { slug: string; parameter?: string } | null;
  /** The field of the order body that blocks the next stage; null when none does. */
  firstProblem(order: Order): string | null;
  /** Id of the element where a field of the order body is fixed. */
  anchorOf(field: string): string | undefined;
  /** Ids of the SSH keys that the account adds by default, for lines whose services take keys. */
  defaultKeys?(order: Order): number[];
  /** The call that `send` makes, for customers who use the API. */
  call(order: Order, body: CommonBody): OrderCall;
  /** Sends the order. Repeating it with the same `requestKey` returns the same answer. Throws `ApiError`. */
  send(app: AppContext, order: Order, body: CommonBody, requestKey: string): Promise<OrderCreated>;
}

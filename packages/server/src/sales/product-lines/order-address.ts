import type { Catalogue } from '../../catalogue/index.ts';
import type { ServiceRow } from '../orders/tables.ts';
import type { OrderedLines } from './ordered-line.ts';
import type { PurchaseRow } from '../../billing/index.ts';

/**
 * Address of the order page with the configuration of a purchase, without language prefix: there it can be changed or
 * ordered again.
 * @param ordered its services, all of one line
 */
export function orderAddress(
  lines: OrderedLines,
  catalogue: Catalogue,
  purchase: PurchaseRow,
  ordered: ServiceRow[],
): string {
  const [first, ...others] = ordered;
  return first ? lines[first.kind].address(catalogue, purchase, [first, ...others]) : '/';
}

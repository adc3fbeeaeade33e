import type { Catalogue } from '../catalogue/load.ts';
import { productLines } from '../lines/list.ts';
import type { PurchaseRow, ServiceRow } from './tables.ts';

/**
 * Address of the order page with the configuration of a purchase, without language prefix: there it can be changed or
 * ordered again.
 * @param ordered its services, all of one line
 */
export function orderAddress(catalogue: Catalogue, purchase: PurchaseRow, ordered: ServiceRow[]): string {
  const [first, ...others] = ordered;
  return first ? productLines[first.kind].address(catalogue, purchase, [first, ...others]) : '/';
}

import type { ServiceRow } from '../orders/tables.ts';
import type { PurchaseRow } from '../../billing/index.ts';

/**
 * Parameters of all lines in the address of the order page with the configuration of a purchase.
 * @param slug of its plan, from which items get their default names
 */
export function orderedAs(
  purchase: PurchaseRow,
  [first, ...others]: readonly [ServiceRow, ...ServiceRow[]],
  slug: string,
) {
  const count = others.length + 1;
  // Names of several items have their number at the end of the first part.
  const name = count === 1 ? first.name : first.name.replace(/-1(?=\.|$)/, '');
  return {
    rent_period: first.rentMonths,
    count,
    project: first.projectId,
    ...(name !== `${slug}-${purchase.id}` && { name }),
    ...(purchase.promoCode !== null && { promo_code: purchase.promoCode }),
  };
}

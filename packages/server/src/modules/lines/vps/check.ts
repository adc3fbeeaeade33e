import type { VpsOrder } from '@hoster/contract';
import { findOrderProblems, findProblems } from '@hoster/domain';
import { orderLimits } from '../../orders/limits.ts';
import type { OrderErrors } from '../../orders/line.ts';
import { addError, addProblems } from '../../orders/order-errors.ts';
import { parseSshKey } from '../../orders/ssh-key.ts';
import { orderTexts, problemTexts } from '../../orders/texts.ts';
import type { VpsShop } from './shop.ts';

/** Errors of an order of servers; see `OrderedLine.check`. */
export function checkVpsOrder(shop: VpsShop, order: VpsOrder): OrderErrors {
  const { data } = shop;
  const errors: OrderErrors = {};

  for (const { code, field } of findProblems(data, order)) {
    if (code !== 'sold_out') addError(errors, field, problemTexts[code]);
  }
  if (order.configuration !== null && customStock(shop, order.location) === undefined && !errors['location']) {
    addError(errors, 'location', problemTexts.plan_unavailable_in_location);
  }
  if (order.ssh_key !== null && parseSshKey(order.ssh_key.key) === null) {
    errors['ssh_key'] = { key: [orderTexts.sshKey] };
  }
  addProblems(errors, findOrderProblems(data, order, orderLimits));
  return errors;
}

/** How many custom servers a location can take; undefined where they are not sold. */
export function customStock({ catalogue, stock }: VpsShop, location: number): number | undefined {
  const custom = catalogue.plans.find((plan) => plan.isCustom);
  return custom && stock.get(custom.id)?.get(location);
}

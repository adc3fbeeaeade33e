import type { VpsOrder } from '@hoster/contract';
import { findOrderProblems, findProblems } from '@hoster/domain';
import { addError, addProblems, type OrderErrors, orderLimits, sshKeyProblem } from '../../sales/index.ts';
import type { VpsShop } from './shop.ts';
import { problemTexts } from '../../catalogue/index.ts';

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
  const keyProblem = order.ssh_key && sshKeyProblem(order.ssh_key.key);
  if (keyProblem) errors['ssh_key'] = { key: [keyProblem] };
  addProblems(errors, findOrderProblems(data, order, orderLimits));
  return errors;
}

/** Number of custom servers that a location has capacity for; undefined where they aren't sold. */
export function customStock({ catalogue, stock }: VpsShop, location: number): number | undefined {
  const custom = catalogue.plans.find((plan) => plan.isCustom);
  return custom && stock.get(custom.id)?.get(location);
}

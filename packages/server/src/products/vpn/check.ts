import type { VpnOrder } from '@hoster/contract';
import { findVpnProblems } from '@hoster/domain';
import { addError, addProblems, type OrderErrors, orderLimits, refuseExtras } from '../../sales/index.ts';
import { presentTerms } from './offer.ts';
import type { VpnShop } from './shop.ts';
import { vpnTexts } from './texts.ts';

/** Errors of an order of a VPN; see `OrderedLine.check`. */
export function checkVpnOrder({ data }: VpnShop, order: VpnOrder): OrderErrors {
  const errors: OrderErrors = {};
  // The terms of one product may differ from those of the other.
  const terms = { ...data, rent_periods: presentTerms(data.offers[order.product].prices) };
  for (const problem of findVpnProblems(terms, order, orderLimits)) {
    if (problem.field === 'exit_node_location' || problem.field === 'entry_node_location') {
      addError(errors, problem.field, vpnTexts[problem.code]);
    } else addProblems(errors, [problem]);
  }
  refuseExtras(errors, order);
  return errors;
}

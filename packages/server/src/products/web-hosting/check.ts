import type { VhOrder } from '@hoster/contract';
import { findVhProblems, type OrderProblem, type VhProblem } from '@hoster/domain';
import { addError, addProblems, type OrderErrors, orderLimits, refuseExtras } from '../../sales/index.ts';
import type { VhShop } from './shop.ts';
import { vhTexts } from './texts.ts';

/** Errors of an order of web hosting; see `OrderedLine.check`. */
export function checkVhOrder({ data }: VhShop, order: VhOrder): OrderErrors {
  const errors: OrderErrors = {};
  for (const problem of findVhProblems(data, order, orderLimits)) {
    if (!isOwn(problem)) addProblems(errors, [problem]);
    // Sold out is a 409, see `isSoldOut`.
    else if (problem.code !== 'sold_out') addError(errors, problem.field, vhTexts[problem.code]);
  }
  // Nothing can be added to an account.
  refuseExtras(errors, order);
  return errors;
}

/** Whether only orders of web hosting have this problem. */
const isOwn = (problem: VhProblem): problem is Exclude<VhProblem, OrderProblem> => Object.hasOwn(vhTexts, problem.code);

import { buildCases } from './build-cases.ts';
import { type Conforming, handsOn } from './conforming.ts';
import { lifeCases } from './life-cases.ts';
import { troubleCases } from './trouble-cases.ts';

/**
 * Tests what the shop relies on of every provider. The numbers are those of the cases that the contract of providers was
 * designed by. Not here: 14 (a peer that can't be reached or trusted), 23 (spoofed packets): no provider of this shop has
 * a peer yet. 17 and 22 are the shop's own: operations of a service run one after the other, addresses are free when the
 * removal is done.
 */
export function conforms(conforming: Conforming): void {
  const hands = handsOn(conforming);
  buildCases(conforming, hands);
  lifeCases(conforming, hands);
  troubleCases(conforming, hands);
}

import type { DsOrderInput } from '@hoster/contract';
import type { CommonBody } from '../../features/order/line-order.ts';
import { newKeyOf } from '../../features/order/order-notes.ts';
import { usualKeys, type DedicatedOrder } from './dedicated-order.ts';

/** The body of an order of a dedicated server; `common` is what orders of all lines say. */
export function dedicatedBody(
  { choice, notes, context }: Pick<DedicatedOrder, 'choice' | 'notes' | 'context'>,
  common: CommonBody,
): DsOrderInput {
  const { name: _, project: __, project_name: ___, promo_code: ____, ...configuration } = choice;
  return {
    ...configuration,
    ...common,
    ssh_keys: notes.keys ?? usualKeys(context),
    ssh_key: newKeyOf(notes),
    survey: Object.keys(notes.survey).length === 0 ? null : notes.survey,
  };
}

import type { VpsOrderInput } from '@hoster/contract';
import { takesIsoUrl } from '@hoster/domain/order-problems';
import { newKeyOf } from '../../features/order/order-notes.ts';
import type { CommonBody } from '../../features/order/line-order.ts';
import { usualKeys, type PlanOrder } from './plan-order.ts';

/** The body of an order of a VPS; `common` is what orders of all lines say. */
export function planBody({ choice, notes, context, data }: PlanOrder, common: CommonBody): VpsOrderInput {
  const { name: _, project: __, project_name: ___, promo_code: ____, ...configuration } = choice;
  return {
    ...configuration,
    ...common,
    ssh_keys: notes.keys ?? usualKeys(context),
    ssh_key: newKeyOf(notes),
    ...(takesIsoUrl(data, choice) && { iso_url: notes.isoUrl }),
    ...(!choice.base_administration &&
      notes.administrationOffConfirmed && { base_administration_confirmed: true as const }),
  };
}

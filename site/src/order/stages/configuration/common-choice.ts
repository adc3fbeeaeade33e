import type { OrderContext } from '@hoster/contract';
import type { CommonChoice } from '@hoster/domain/order/address';

/** The part of a choice common to all lines, limited to what is offered, so that it always has a price. */
export function limitCommonChoice(
  { rent_period: months, count, project_name: projectName }: CommonChoice,
  defaults: CommonChoice,
  { rent_periods: periods, limits }: Pick<OrderContext, 'rent_periods' | 'limits'>,
): Pick<CommonChoice, 'rent_period' | 'count' | 'project_name'> {
  return {
    rent_period: periods.some((period) => period.months === months) ? months : defaults.rent_period,
    count: Math.min(count, limits.items_max),
    // The new project's name was cleared: the chosen project applies.
    ...(projectName && { project_name: projectName }),
  };
}

import type { OrderContext } from '@hoster/contract';
import type { CommonChoice } from '@hoster/domain/order-address';

/** What all lines have of a choice, brought into what is offered, so that it always has a price. */
export function settledItems(
  { rent_period: months, count, project_name: projectName }: CommonChoice,
  defaults: CommonChoice,
  { rent_periods: periods, limits }: Pick<OrderContext, 'rent_periods' | 'limits'>,
): Pick<CommonChoice, 'rent_period' | 'count' | 'project_name'> {
  return {
    rent_period: periods.some((period) => period.months === months) ? months : defaults.rent_period,
    count: Math.min(count, limits.items_max),
    // A new project's name that was emptied again: the chosen project holds.
    ...(projectName && { project_name: projectName }),
  };
}

/** The term that is chosen before the visitor chooses, and the project that the account uses. */
export function usualItems({
  rent_periods: periods,
  projects,
}: Pick<OrderContext, 'rent_periods' | 'projects'>): CommonChoice {
  const project = projects.find(({ is_default }) => is_default);
  return {
    rent_period: periods.find(({ is_default }) => is_default)?.months ?? periods[0]?.months ?? 1,
    count: 1,
    ...(project && { project: project.id }),
  };
}

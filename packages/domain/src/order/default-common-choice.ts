import type { OrderContext } from '@hoster/contract';
import type { CommonChoice } from './address.ts';

/** What the part of a default choice that all lines have is made from. */
export type CommonData = Readonly<{
  rent_periods: readonly OrderContext['rent_periods'][number][];
  /** Of the account; none for a visitor. */
  projects?: readonly OrderContext['projects'][number][];
}>;

/** The default term, and the account's default project. */
export function defaultCommonChoice({ rent_periods: periods, projects = [] }: CommonData): CommonChoice {
  const project = projects.find(({ is_default }) => is_default);
  return {
    rent_period: periods.find(({ is_default }) => is_default)?.months ?? periods[0]?.months ?? 1,
    count: 1,
    ...(project && { project: project.id }),
  };
}

import type { CatalogueTerm, RentPeriod } from '@hoster/contract';

/** Terms with their discounts, in catalogue format. */
export const termsOf = (periods: readonly RentPeriod[]): CatalogueTerm[] =>
  periods.map(({ months, discount_percent }) => ({ months, discount_percent }));

/** Specification of an ordered service of any product line; its line adds fields. */
export type CommonSpec = {
  trial: 'none' | 'free' | 'paid';
  extra_services: { one_time: { id: number; count: number }[]; monthly: { id: number; count: number }[] };
};

/** The part of a service that was neither tried nor ordered with extras. */
export const boughtNothing: CommonSpec = { trial: 'none', extra_services: { one_time: [], monthly: [] } };

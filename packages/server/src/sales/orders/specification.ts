/** Specification of an ordered service of any product line; its line adds fields. */
export type CommonSpec = {
  trial: 'none' | 'free' | 'paid';
  extra_services: { one_time: { id: number; count: number }[]; monthly: { id: number; count: number }[] };
};

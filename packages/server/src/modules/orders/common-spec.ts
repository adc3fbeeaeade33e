/** What a service of any product line was ordered with, besides what its line adds. */
export type CommonSpec = {
  trial: 'none' | 'free' | 'paid';
  extra_services: { one_time: { id: number; count: number }[]; monthly: { id: number; count: number }[] };
};

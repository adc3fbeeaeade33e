/** The highest order, EUR cents with tax. */
export const maxOrderCents = 10_000_000;

/** Limits of every order; the site reads them from `config` and from the order context. */
export const orderLimits = {
  items_max: 20,
  name_max_length: 63,
  comment_max_length: 2000,
  project_name_max_length: 64,
} as const;

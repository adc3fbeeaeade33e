// Lists and limits that the browser needs, without zod.

/** Codes of the currencies. The ruble is `RUR` here and `RUB` for Intl. */
export const currencies = ['EUR', 'USD', 'GBP', 'UAH', 'RUR'] as const;

/** Slugs of the payment methods. */
export const paymentMethods = ['balance', 'card', 'paypal', 'crypto', 'sbp', 'mir', 'bank'] as const;

/** Longest search of the help centre. */
export const HELP_SEARCH_MAX = 100;

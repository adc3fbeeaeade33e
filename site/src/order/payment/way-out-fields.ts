/** Name of the button that pays for a longer term; its value is the months. */
export const TERM_FIELD = 'pay_for';

/** Name of the button that tops up the balance with the chosen method; its value is the amount. */
export const TOP_UP_FIELD = 'top_up';

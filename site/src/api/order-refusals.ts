/** Refusals of an order that its page answers itself. */
export const ORDER_REFUSALS = [0, 400, 401, 403, 409, 429, 500, 502, 503, 504];

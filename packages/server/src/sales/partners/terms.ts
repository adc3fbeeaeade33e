/**
 * Terms of the partner programme. `percent`: what a new partner earns of the net price of orders; staff may set up to
 * `percentMax`. `holdDays`: days from the payment of an order until its cashback is available.
 */
export const partnerTerms = { percent: 20, percentMax: 40, holdDays: 30 } as const;

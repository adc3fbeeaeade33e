/** Tones of the states of a promo code. */
export const promoStateTones = { open: 'success', used: 'neutral', expired: 'neutral', off: 'warning' } as const;

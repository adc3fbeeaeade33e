/** Welcome offer in exchange for an email address. */
export const welcomeOffer = { percent: 5, months: 3, validDays: 30 } as const;

/** What a new customer gets for an e-mail address. */
export const welcomeOffer = { percent: 5, months: 3, validDays: 30 } as const;

import type { savedCards } from '../../billing/index.ts';

/** A saved card, as customers know it. */
export type NamedCard = Pick<typeof savedCards.$inferSelect, 'brand' | 'last4'>;

export const cardName = ({ brand, last4 }: NamedCard): string => `${brand} •••• ${last4}`;

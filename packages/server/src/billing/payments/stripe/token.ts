import { ProviderRefused } from '../provider.ts';

/** A saved card at Stripe: charging it requires its customer as well. */
export interface StripeCard {
  readonly customer: string;
  readonly paymentMethod: string;
}

/** Writes a saved card as the token that the shop stores. */
export const writeToken = (card: StripeCard): string => `${card.customer}/${card.paymentMethod}`;

/** Reads the token of a saved card. @throws ProviderRefused for one that isn't Stripe's */
export function readToken(token: string): StripeCard {
  const [, customer, paymentMethod] = /^(cus_\w{1,100})\/(pm_\w{1,100})$/.exec(token) ?? [];
  if (!customer || !paymentMethod) throw new ProviderRefused('The saved card is not one of Stripe');
  return { customer, paymentMethod };
}

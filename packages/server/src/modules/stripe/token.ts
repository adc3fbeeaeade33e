import { ProviderRefused } from '../payments/provider.ts';

/** A kept card at Stripe: charging it takes its customer as well. */
export interface StripeCard {
  readonly customer: string;
  readonly paymentMethod: string;
}

/** Writes a kept card as the token that the shop stores. */
export const writeToken = (card: StripeCard): string => `${card.customer}/${card.paymentMethod}`;

/** Reads the token of a kept card. @throws ProviderRefused for one that isn't Stripe's */
export function readToken(token: string): StripeCard {
  const [, customer, paymentMethod] = /^(cus_\w{1,100})\/(pm_\w{1,100})$/.exec(token) ?? [];
  if (!customer || !paymentMethod) throw new ProviderRefused('The kept card is not one of Stripe');
  return { customer, paymentMethod };
}

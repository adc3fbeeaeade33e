import { z } from 'zod';
import { Country, CurrencyCode, Price } from './common.ts';
import { paymentMethods } from './lists.ts';

export const PaymentMethodSlug = z.enum(paymentMethods);
export type PaymentMethodSlug = z.infer<typeof PaymentMethodSlug>;

/** A coin on a network, as an order names it. */
export const CryptoAsset = z.strictObject({ ticker: z.string().min(1).max(16), network: z.string().min(1).max(32) });
export type CryptoAsset = z.infer<typeof CryptoAsset>;

/** A way to pay. `countries` null: everywhere. `min_amount` in EUR. `can_save`: a card may be saved. */
export const PaymentMethod = z.object({
  label: z.string(),
  icon: z.string(),
  slug: PaymentMethodSlug,
  currencies: z.array(CurrencyCode),
  countries: z.array(Country).nullable(),
  min_amount: Price.nullable(),
  fee_percent: z.number().min(0),
  can_save: z.boolean(),
  crypto_assets: z.array(z.object({ ticker: z.string(), network: z.string(), network_label: z.string() })).optional(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

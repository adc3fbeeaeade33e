import { z } from 'zod';
import { Id, IdText, Ledger, readable, Timestamp } from './common.ts';
import { ProductLine } from './lines/product-line.ts';

/** State of a promo code. `used`: as often as it may be; `off`: stopped by staff. */
export const PromoCodeState = z.enum(['open', 'used', 'expired', 'off']);
export type PromoCodeState = z.infer<typeof PromoCodeState>;

/** A promo code as staff see it. */
export const PromoCode = z.object({
  id: Id,
  code: z.string(),
  /** Address that it was sent to; null for codes of staff. */
  email: z.string().nullable(),
  percent: z.int(),
  /** Months from the order that it lowers the price of. */
  months: z.int(),
  /** Product lines that it's for; null: all. */
  lines: z.array(ProductLine).nullable(),
  max_uses: z.int(),
  uses: z.int(),
  once_per_account: z.boolean(),
  expires: Timestamp,
  created: Timestamp,
  note: z.string(),
  state: PromoCodeState,
});
export type PromoCode = z.infer<typeof PromoCode>;

/** `kind`: codes of staff, or those of the promo banner; older than the code `before`. */
export const PromoCodesQuery = z.object({
  search: z.string().trim().max(100).default(''),
  state: PromoCodeState.optional(),
  kind: z.enum(['staff', 'welcome', 'all']).default('staff'),
  before: IdText.optional(),
});
export type PromoCodesQuery = z.infer<typeof PromoCodesQuery>;

/** Promo codes, newest first. `next`: `before` of the next page; null on the last. */
export const PromoCodePage = z.object({ results: z.array(PromoCode), next: Id.nullable() });
export type PromoCodePage = z.infer<typeof PromoCodePage>;

/** An order that has taken a promo code. */
export const PromoCodeUse = z.object({
  purchase: Id,
  account: Id,
  customer: z.string(),
  at: Timestamp,
  total: Ledger,
});
export type PromoCodeUse = z.infer<typeof PromoCodeUse>;

/** A promo code with the latest 200 orders that have it. */
export const PromoCodeDetails = PromoCode.extend({ used_by: z.array(PromoCodeUse) });
export type PromoCodeDetails = z.infer<typeof PromoCodeDetails>;

const limits = {
  max_uses: z.int().min(1).max(1_000_000),
  once_per_account: z.boolean(),
  lines: z.array(ProductLine).min(1).max(5).nullable(),
  expires: Timestamp,
  note: z.string().overwrite(readable).max(500),
};

/** Adds a promo code. */
export const PromoCodeAddition = z.strictObject({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9-]{2,38}[A-Z0-9]$/),
  percent: z.int().min(1).max(100),
  months: z.int().min(1).max(36),
  ...limits,
});
export type PromoCodeAddition = z.infer<typeof PromoCodeAddition>;

/** Changes the limits of a promo code, or stops it. What it's worth never changes. */
export const PromoCodeChange = z.strictObject({ ...limits, is_on: z.boolean() }).partial();
export type PromoCodeChange = z.infer<typeof PromoCodeChange>;

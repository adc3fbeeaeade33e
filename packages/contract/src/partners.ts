import { z } from 'zod';
import { DecimalAmount, Id, Ledger, Page, Timestamp } from './common.ts';
import { ProductLine } from './lines/product-line.ts';

/** What a partner's link carries as `partner_ref`. Case doesn't matter. */
export const PartnerCode = z.string().regex(/^[\w.~-]{1,100}$/);
export type PartnerCode = z.infer<typeof PartnerCode>;

/**
 * `held`: the order may still be refunded; `available`: it can be paid out; `paid_out`: it's on the balance;
 * `cancelled`: the order was refunded before the end of the hold.
 */
export const CashbackState = z.enum(['held', 'available', 'paid_out', 'cancelled']);
export type CashbackState = z.infer<typeof CashbackState>;

/** Cashback for an order of a referred customer, who isn't named. */
export const Cashback = z.object({
  id: Id,
  /** When the order was paid. */
  created: Timestamp,
  state: CashbackState,
  /** What was ordered. */
  product: ProductLine,
  percent: z.int(),
  /** In EUR: a part of what was paid, without VAT and refunds. */
  amount: Ledger,
  /** When the hold ends, or ended. */
  available_from: Timestamp,
});
export type Cashback = z.infer<typeof Cashback>;

/** Cashback, newest first. */
export const CashbackPage = Page(Cashback);

/** The account as a partner: its code, terms and figures. Amounts in EUR. */
export const Partner = z.object({
  /** Null for an account that hasn't joined. */
  code: z.string().nullable(),
  /** Percentage of orders. */
  percent: z.int(),
  /** Days between the payment of an order and the end of the hold. */
  hold_days: z.int(),
  visits: z.int(),
  sign_ups: z.int(),
  /** Paid orders, without those that were refunded before the end of the hold. */
  orders: z.int(),
  held: Ledger,
  available: Ledger,
  paid_out: Ledger,
  /** Number of the next payout. */
  next_payout: Id,
});
export type Partner = z.infer<typeof Partner>;

/**
 * Moves all available cashback to the balance. `number` is the partner's `next_payout`: a payout with a number that
 * exists isn't made again. `amount` is what the partner has seen as available, in EUR.
 */
export const PartnerPayout = z.strictObject({ number: Id, amount: DecimalAmount });
export type PartnerPayout = z.infer<typeof PartnerPayout>;

/** A visitor has come by a partner's link for the first time, or for the first time after another partner's. */
export const PartnerVisit = z.strictObject({ code: z.string().max(1000) });
export type PartnerVisit = z.infer<typeof PartnerVisit>;

/** A partner's rate, which staff set. */
export const PartnerRate = z.strictObject({ percent: z.int().min(1).max(100) });
export type PartnerRate = z.infer<typeof PartnerRate>;

/** A partner as staff see them. */
export const StaffPartner = z.object({ account: Id, code: z.string(), percent: z.int() });
export type StaffPartner = z.infer<typeof StaffPartner>;

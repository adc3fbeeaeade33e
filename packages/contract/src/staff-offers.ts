import { z } from 'zod';
import { Id, IdText, Name, Price, readable, seen, Timestamp } from './common.ts';
import { StaffCustomer } from './staff-services.ts';

/** State of an offer. `ended`: its last day has passed; `withdrawn`: by staff. */
export const StaffOfferState = z.enum(['open', 'ordered', 'ended', 'withdrawn']);
export type StaffOfferState = z.infer<typeof StaffOfferState>;

/** An offer of a dedicated server for a customer, as staff see it. Prices are net EUR, `price` a month. */
export const StaffOffer = z.object({
  id: Id,
  created: Timestamp,
  customer: StaffCustomer,
  /** Its own name, otherwise that of the plan. */
  name: z.string(),
  /** Name of the plan that it's based on. */
  plan: z.string(),
  price: Price,
  setup_fee: Price,
  /** Shown to the customer. */
  note: z.string(),
  expires: Timestamp,
  state: StaffOfferState,
  /** Who of the staff has made it; null when that isn't known. */
  by: z.string().nullable(),
  /** Where the customer orders it, without language prefix. */
  url: z.string(),
  /** Id of the order that has taken it. */
  order: Id.nullable(),
});
export type StaffOffer = z.infer<typeof StaffOffer>;

/** Which offers. `before`: those that are older than this one. */
export const StaffOffersQuery = z.object({
  state: StaffOfferState.optional(),
  customer: IdText.optional(),
  before: IdText.optional(),
});
export type StaffOffersQuery = z.infer<typeof StaffOffersQuery>;

/** Offers, newest first, 50 on a page. `next`: `before` of the next page; null on the last. */
export const StaffOffersPage = z.object({ results: z.array(StaffOffer), next: Id.nullable() });
export type StaffOffersPage = z.infer<typeof StaffOffersPage>;

/** Which customer an offer is for. */
export const StaffOfferFormQuery = z.object({ customer: IdText });
export type StaffOfferFormQuery = z.infer<typeof StaffOfferFormQuery>;

/** A customer, and the plans that an offer may be based on. Prices are net EUR, `price` a month. */
export const StaffOfferForm = z.object({
  customer: StaffCustomer,
  plans: z.array(z.object({ id: Id, name: z.string(), price: Price, setup_fee: Price, is_sold_out: z.boolean() })),
});
export type StaffOfferForm = z.infer<typeof StaffOfferForm>;

/** A new offer of one server, as its plan has it. Prices are net EUR, `price` a month. */
export const StaffOfferInput = z.strictObject({
  customer: Id,
  /** Id of a plan that is on sale. */
  plan: z.int(),
  /** Its own name; empty: that of the plan. */
  name: z.string().overwrite(seen).max(100).default(''),
  price: Price.min(0.01).max(100_000),
  setup_fee: Price.max(100_000).default(0),
  /** When it ends. */
  expires: Timestamp,
  /** For the customer. */
  note: z.string().overwrite(readable).max(2000).default(''),
});
export type StaffOfferInput = z.infer<typeof StaffOfferInput>;

export const StaffOfferWithdrawal = z.strictObject({ reason: Name(500) });
export type StaffOfferWithdrawal = z.infer<typeof StaffOfferWithdrawal>;

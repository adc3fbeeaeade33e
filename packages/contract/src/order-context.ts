import { z } from 'zod';
import { LegalEntity, Project, SavedCard } from './account.ts';
import { Country, Id, Ledger, Price, Slug } from './common.ts';
import { PageContext } from './content.ts';
import { PaymentMethod } from './payment-methods.ts';

/** A datacenter. `name` is the country in the caller's language, `datacenter` its short code (`FRA1`). */
export const Location = z.object({
  id: Id,
  slug: Slug,
  country_code: Country,
  cities: z.array(z.string()),
  name: z.string(),
  city: z.string(),
  datacenter: z.string().nullable(),
  is_available: z.boolean(),
  unavailable_reason: z.string().nullable(),
  ping_host: z.string().nullable().optional(),
  test_ipv4: z.string().nullable().optional(),
  test_ipv6: z.string().nullable().optional(),
  test_file_url: z.string().nullable().optional(),
  /** Files to download for a test of the speed, smallest first. */
  test_files: z.array(z.object({ megabytes: z.int().positive(), url: z.url() })).optional(),
  /** Number of the network (autonomous system). */
  asn: z.int().positive().nullable().optional(),
  /** The addresses are examples that nothing answers at. */
  test_is_sample: z.boolean().optional(),
  position: z.int(),
});
export type Location = z.infer<typeof Location>;

/** Available term; its discount applies to recurring prices, not to licences and setup fees. */
export const RentPeriod = z.object({
  months: z.int().min(1),
  discount_percent: z.number().min(0).max(100),
  is_default: z.boolean(),
});
export type RentPeriod = z.infer<typeof RentPeriod>;

/** An option counted in `unit`s: `min…max` in `step`s, of which `included` cost nothing; `locations` null: all. */
export const ExtraService = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  description: z.string().nullable(),
  /** Extras with the same group are shown together. */
  group: z.string().nullable(),
  /** Per unit: each month, or once for one-time services. */
  price: Price,
  unit: z.string().nullable(),
  min: z.int().min(0),
  max: z.int().min(0),
  step: z.int().min(1),
  included: z.int().min(0),
  default: z.int().min(0),
  locations: z.array(Id).nullable(),
  incompatible_with: z.array(Id),
});
export type ExtraService = z.infer<typeof ExtraService>;

export const ExtraServices = z.object({ one_time: z.array(ExtraService), monthly: z.array(ExtraService) });
export type ExtraServices = z.infer<typeof ExtraServices>;

/** Tax of this buyer. `country` null: unknown yet, so no tax is shown. `label`: "VAT". */
export const OrderTax = z.object({
  country: Country.nullable(),
  rate_percent: z.number().min(0),
  reverse_charge: z.boolean(),
  label: z.string().nullable(),
});
export type OrderTax = z.infer<typeof OrderTax>;

/** A promo code that came with the address, judged. `message` says why an invalid one is refused. */
export const OrderPromo = z.object({
  code: z.string(),
  discount_percent: z.number().min(0).max(100),
  /** The discount holds for the first so many months. */
  months: z.int().min(0),
  applies_to: z.literal('tariff'),
  valid: z.boolean(),
  message: z.string().nullable(),
});
export type OrderPromo = z.infer<typeof OrderPromo>;

/** How much may be owed, and how much of that is left. */
export const Overdraft = z.object({ limit: Ledger, available: Ledger });
export type Overdraft = z.infer<typeof Overdraft>;

/**
 * Scope of a `create_context` answer. `catalogue`: what is sold, to whom and for how much, without the customer's data and
 * the version of the terms, which only an order needs. Everything without it.
 */
export const ContextScope = z.literal('catalogue').optional();
export type ContextScope = z.infer<typeof ContextScope>;

/** Common part of every `create_context` answer. From `projects` on it is private: null or [] when anonymous. */
export const OrderContext = z.object({
  page: PageContext.nullable(),
  locations: z.array(Location),
  rent_periods: z.array(RentPeriod),
  extra_services: ExtraServices,
  payment_methods: z.array(PaymentMethod),
  tax: OrderTax,
  limits: z.object({
    items_max: z.int(),
    name_max_length: z.int(),
    comment_max_length: z.int(),
    project_name_max_length: z.int(),
  }),
  promo: OrderPromo.nullable(),
  /** Version of the terms of service in force, which an order has to accept; null while none is published. */
  terms_version: z.string().nullable(),
  projects: z.array(Project),
  /** With the tax of each. A backend without own rates doesn't say it. */
  legal_entities: z.array(LegalEntity.extend({ tax: OrderTax.optional() })),
  saved_cards: z.array(SavedCard),
  balance: Ledger.nullable(),
  overdraft: Overdraft.nullable(),
  personal_info_complete: z.boolean().nullable(),
  /** Order fields: the defaults, and what the query asked for, already validated. */
  initial: z.record(z.string(), z.unknown()),
});
export type OrderContext = z.infer<typeof OrderContext>;

import { z } from 'zod';
import { Country, Price, Slug, Timestamp } from './common.ts';
import { ProductLine } from './lines/product-line.ts';

/** Where something is sold. `available` false: not at the moment. */
export const CatalogueLocation = z.object({
  /** Absent where the country alone is known. */
  slug: Slug.optional(),
  country_code: Country,
  city: z.string(),
  available: z.boolean(),
  /** Percent that this place adds to the price; absent when it adds nothing. */
  surcharge_percent: z.number().positive().optional(),
});
export type CatalogueLocation = z.infer<typeof CatalogueLocation>;

/** A term with its discount on the item's price, or with a price a month of its own. */
export const CatalogueTerm = z.union([
  z.object({ months: z.int().min(1), discount_percent: z.number().min(0).max(100) }),
  z.object({ months: z.int().min(1), price: Price }),
]);
export type CatalogueTerm = z.infer<typeof CatalogueTerm>;

/** Figures by name, with the unit in it: `ram_gb`, `port_mbps`. Null: unlimited. What an item doesn't have is absent. */
export const CatalogueSpecs = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable());
export type CatalogueSpecs = z.infer<typeof CatalogueSpecs>;

/** Something to order. `price` per month at one month; `setup_fee` once. `slug` is unique within its line. */
export const CatalogueItem = z.object({
  line: ProductLine,
  slug: Slug,
  name: z.string(),
  /** Absolute address of its page. */
  url: z.url(),
  price: Price,
  setup_fee: Price,
  old_price: Price.nullable(),
  /** Whether it can be ordered now, in one of the locations at least. */
  available: z.boolean(),
  locations: z.array(CatalogueLocation),
  rent_periods: z.array(CatalogueTerm),
  specs: CatalogueSpecs,
});
export type CatalogueItem = z.infer<typeof CatalogueItem>;

/** `GET /catalog.json` of the site: everything that's sold, for price comparisons and scripts. */
export const PublicCatalogue = z.object({
  /** When it was read. */
  updated: Timestamp,
  currency: z.literal('EUR'),
  tax: z.literal('excluded'),
  items: z.array(CatalogueItem),
});
export type PublicCatalogue = z.infer<typeof PublicCatalogue>;

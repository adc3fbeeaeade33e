import { z } from 'zod';
import { Country, Html, Id, Price, Slug } from './common.ts';
import { ProductLine } from './lines/product-line.ts';

/** Title, description and long text of a page. Placeholders such as `{price}` are already filled. */
export const PageContext = z.object({
  seo_title: z.string().nullable(),
  seo_title_optional: z.string().nullable(),
  seo_description: z.string().nullable(),
  seo_keywords: z.string().nullable(),
  /** The long marketing text. */
  footer: Html.nullable(),
  headline: z.string().nullable().optional(),
  og_image: z.string().nullable().optional(),
  noindex: z.boolean().optional(),
  /** Feeds the FAQ of the page and its JSON-LD. */
  faq: z.array(z.object({ question: z.string(), answer: Html })).optional(),
  updated: z.string().optional(),
});
export type PageContext = z.infer<typeof PageContext>;

/** Home page: its texts, the cheapest price of each product line (null: nothing to sell), a few figures. */
export const HomeContext = PageContext.extend({
  min_prices: z.record(ProductLine, Price.nullable()),
  stats: z.object({ clients: z.int(), servers: z.int(), countries: z.int() }).optional(),
});
export type HomeContext = z.infer<typeof HomeContext>;

/** A catalogue page for one country or one purpose. `url` has no language prefix. */
export const Landing = z.object({
  slug: Slug,
  footer: Html.nullable(),
  id: Id,
  prefix: z.enum(['in', 'for', 'on', 'with']),
  label: z.string(),
  url: z.string(),
  /** Set for `in` landings. */
  country_code: Country.nullable(),
  cities: z.array(z.string()),
  short_description: z.string().nullable(),
  min_price: Price.nullable(),
  position: z.int(),
});
export type Landing = z.infer<typeof Landing>;

/** A named selection of tariffs: their ids, in the order in which they are shown. */
export const PlanSet = z.object({
  tariffs: z.array(Id),
  short_description: z.string().nullable(),
  long_description: Html.nullable(),
  slug: Slug,
  /** Shown on its landing only, not among the filters of the catalogue. */
  landing_only: z.boolean(),
  label: z.string(),
  url: z.string(),
  id: Id,
  position: z.int(),
});
export type PlanSet = z.infer<typeof PlanSet>;

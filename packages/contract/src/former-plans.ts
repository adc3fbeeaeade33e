import { z } from 'zod';
import { Slug } from './common.ts';
import { ProductLine } from './lines/product-line.ts';

/** A plan that isn't sold at an address any more: renamed, or withdrawn. Addresses are paths without the language. */
export const FormerPlan = z.object({
  line: ProductLine,
  slug: Slug,
  name: z.string(),
  /** True: the same plan is at its successor's address. */
  renamed: z.boolean(),
  /** The page that lists what the line sells. */
  list_url: z.string(),
  /** What to order instead; null for nothing in particular. */
  successor: z.object({ name: z.string(), url: z.string() }).nullable(),
});
export type FormerPlan = z.infer<typeof FormerPlan>;

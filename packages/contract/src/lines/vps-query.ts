import { z } from 'zod';
import { ContextScope } from '../order-context.ts';

/** Any text; a parameter given twice counts as absent. What the text means is judged by `readVpsQuery` of the domain. */
const text = z.string().optional().catch(undefined);

/**
 * Configuration of a VPS as the query of an address: the order page's, and that of `create_context`. The only list of
 * these names, so that site and backend can't disagree. `image`, `panel`, `extras`, `once` and `base_admin` are short for
 * `disk_image`, `control_panel`, the two lists of `extra_services` and `base_administration` of the order body.
 */
export const VpsOrderQuery = z.object({
  tariff: text,
  cpu: text,
  ram: text,
  disk: text,
  location: text,
  os: text,
  image: text,
  panel: text,
  frequency: text,
  period: text,
  count: text,
  name: text,
  /** `id:count` pairs, joined by commas. */
  extras: text,
  once: text,
  promo_code: text,
  trial: text,
  base_admin: text,
  project: text,
  project_name: text,
});
export type VpsOrderQuery = z.infer<typeof VpsOrderQuery>;

/** Query of `create_context`: `slug` names a plan or a landing, `scope` is that of the answer, the rest is the page's own. */
export const VpsContextQuery = VpsOrderQuery.extend({ slug: z.string().optional(), scope: ContextScope });
export type VpsContextQuery = z.infer<typeof VpsContextQuery>;

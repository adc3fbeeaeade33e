import { z } from 'zod';
import { Ledger, Timestamp } from './common.ts';

/** An order that waits for its payment. */
export const UnpaidOrder = z.object({
  payment_object_ref: z.string(),
  /** Names of what was ordered. */
  names: z.array(z.string()),
  total: Ledger,
  created: Timestamp,
  /** When it's cancelled by itself. */
  expires: Timestamp.nullable(),
  /** Address of the order page with its configuration, without language prefix: there it can be changed. */
  url: z.string(),
});
export type UnpaidOrder = z.infer<typeof UnpaidOrder>;

import type { FieldErrors } from '../../api/errors.ts';
import type { OrderFailure } from './outcome.ts';

/** Response when a form of an order page is rejected. `values` are the texts typed, for pages without script. */
export type OrderAnswer =
  | { intent: 'order'; failure: OrderFailure; key: string; values: Record<string, string> }
  | { intent: 'personal-data'; errors: FieldErrors; values: Record<string, string> }
  /** A key that can't be added. `query` is the configuration that was sent with it. */
  | { intent: 'ssh-key'; errors: FieldErrors; query: string };

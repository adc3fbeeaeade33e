import type { FieldErrors } from '../../api/errors.ts';
import type { OrderFailure } from './order-failure.ts';

/** Response when a form of an order page is rejected. `values` are the texts typed, for pages without script. */
export type OrderAnswer =
  | { intent: 'order'; failure: OrderFailure; requestKey: string; values: Record<string, string> }
  | { intent: 'personal-data'; errors: FieldErrors; values: Record<string, string> }
  /** An SSH key that can't be added. `query` is the configuration that was sent with it. */
  | { intent: 'ssh-key'; errors: FieldErrors; query: string };

/** The payer of a rejected order, which isn't in the address without script. */
export function refusedPayer(answer: OrderAnswer | undefined): number | null {
  const chosen = answer?.intent === 'order' ? answer.values['legal_entity'] : undefined;
  return chosen === undefined ? null : Number(chosen);
}

import { formText } from '../../router/form-text.ts';
import type { LineOrder, OrderLine } from './line-order.ts';

/** Name of the field with the choice that the buyer saw. */
export const SEEN_CHOICE = 'seen_choice';

/** Writes a choice for a form. */
export const writeSeenChoice = (choice: object): string => JSON.stringify(choice);

/** The choice that a form was sent with; null for a form without one. Its fields are yet to be checked. */
export function readSeenChoice<Choice extends object>(form: FormData): Choice | null {
  try {
    const choice: unknown = JSON.parse(formText(form, SEEN_CHOICE));
    return typeof choice === 'object' ? (choice as Choice | null) : null;
  } catch {
    return null;
  }
}

/** The query that means a choice, with the defaults of an order; that of the order if it can't be written. */
export function queryFor<Order extends LineOrder>(
  line: Pick<OrderLine<Order>, 'queryOf'>,
  order: Order,
  choice: Order['choice'],
): URLSearchParams {
  try {
    return line.queryOf({ ...order, choice });
  } catch (error) {
    // No form of ours had this choice: parts are missing, of another type, or nested too deep to be written.
    if (error instanceof TypeError || error instanceof RangeError) return line.queryOf(order);
    throw error;
  }
}

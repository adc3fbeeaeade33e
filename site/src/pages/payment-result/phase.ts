import type { Payment, ServiceStatus } from '@hoster/contract';

/** State shown to the buyer: of the payment and, once paid, of the ordered services. */
export type Phase =
  | 'awaiting'
  | 'pending'
  | 'underpaid'
  | 'expired'
  /** Its payment has expired, or the buyer didn't want it any more. */
  | 'canceled'
  | 'failed'
  | 'setting_up'
  | 'ready'
  | 'setup_failed'
  /** Paid, and all that was ordered is cancelled by now. */
  | 'ended'
  /** Paid and set up, and something of it is suspended by now. */
  | 'suspended'
  /** Paid, and nothing to set up: a top-up. */
  | 'topped_up';

const SETTING_UP: readonly ServiceStatus[] = ['awaiting_payment', 'pending_setup'];

/** What of an order is suspended. */
export const suspendedOf = (orders: Payment['orders']): Payment['orders'] =>
  orders.filter(({ status }) => status === 'suspended');

/** @param payment as the payment call answers it */
export function phaseOf({ status, orders, purpose }: Pick<Payment, 'status' | 'orders' | 'purpose'>): Phase {
  if (status === 'expired' && orders.length > 0) return 'canceled';
  if (status !== 'paid') return status;
  if (orders.length === 0) return 'topped_up';
  if (orders.some((order) => order.status === 'failed_setup')) return 'setup_failed';
  // What was renewed or upgraded has been, even if it's cancelled by now.
  if (purpose === 'purchase' && orders.every((order) => order.status === 'canceled')) return 'ended';
  if (orders.some((order) => SETTING_UP.includes(order.status))) return 'setting_up';
  return purpose === 'purchase' && suspendedOf(orders).length > 0 ? 'suspended' : 'ready';
}

/** How a phase is marked; never by colour alone, the title says it too. */
export const TONES = {
  awaiting: 'warning',
  pending: 'info',
  underpaid: 'warning',
  expired: 'danger',
  canceled: 'danger',
  failed: 'danger',
  setting_up: 'info',
  ready: 'success',
  setup_failed: 'danger',
  ended: 'info',
  suspended: 'warning',
  topped_up: 'success',
} as const satisfies Record<Phase, 'info' | 'success' | 'warning' | 'danger'>;

/** Whether the state may still change without the buyer's doing, so that it is worth asking again. */
export const isMoving = (phase: Phase): boolean =>
  phase === 'awaiting' || phase === 'pending' || phase === 'underpaid' || phase === 'setting_up';

/** Milliseconds between two questions about a moving state. */
export const POLL_INTERVAL = 2000;

/** Whether another try can be made to pay: after a failure, or instead of what was chosen first. */
export const canRetry = (phase: Phase): boolean => phase === 'failed' || phase === 'awaiting' || phase === 'underpaid';

/** Whether what isn't paid can be cancelled. The bank may still collect a pending payment. */
export const canCancel = canRetry;

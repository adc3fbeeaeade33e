import type { Payment, Scope, ServiceStatus } from '@hoster/contract';

/** State shown to the buyer: of the payment and, once paid, of the ordered services. */
export type Phase =
  | 'awaiting'
  | 'pending'
  | 'underpaid'
  /** The payment of a top-up has expired, or the buyer cancelled it. */
  | 'expired'
  /** The same of an order, renewal or upgrade. */
  | 'canceled'
  | 'failed'
  | 'setting_up'
  | 'ready'
  | 'setup_failed'
  /** Paid, and everything ordered has since been cancelled. */
  | 'ended'
  /** Paid and set up, and at least one service has since been suspended. */
  | 'suspended'
  /** Paid, and nothing to set up: a top-up. */
  | 'topped_up';

const SETTING_UP: readonly ServiceStatus[] = ['awaiting_payment', 'pending_setup'];

/** The suspended services of an order. */
export const suspendedOf = (orders: Payment['orders']): Payment['orders'] =>
  orders.filter(({ status }) => status === 'suspended');

/** Most services whose addresses a payment shows: more are a list in the account. */
const SHOWN = 3;

/** The services of an order that the buyer can open now; none of many. */
export const openedOf = (orders: Payment['orders']): Payment['orders'] =>
  orders.length > SHOWN ? [] : orders.filter(({ status }) => status === 'active');

/** @param payment answer of the payment call */
export function phaseOf({ status, orders, purpose }: Pick<Payment, 'status' | 'orders' | 'purpose'>): Phase {
  if (status === 'expired' && orders.length > 0) return 'canceled';
  if (status !== 'paid') return status;
  if (orders.length === 0) return 'topped_up';
  if (orders.some((order) => order.status === 'failed_setup')) return 'setup_failed';
  // A renewal or upgrade is complete even if the service has since been cancelled.
  if (purpose === 'purchase' && orders.every((order) => order.status === 'canceled')) return 'ended';
  if (orders.some((order) => SETTING_UP.includes(order.status))) return 'setting_up';
  return purpose === 'purchase' && suspendedOf(orders).length > 0 ? 'suspended' : 'ready';
}

/** Tone of a phase; never by colour alone, because the title states it, too. */
export const TONES = {
  awaiting: 'info',
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

/** Whether the state may still change without the buyer's action, so that polling is needed. */
export const isMoving = (phase: Phase): boolean =>
  phase === 'awaiting' || phase === 'pending' || phase === 'underpaid' || phase === 'setting_up';

const POLL_INTERVAL = 2000;

/** Polling interval of a changing state, in milliseconds; false when it doesn't change by itself. */
export const pollInterval = (payment: Pick<Payment, 'status' | 'orders' | 'purpose'>): number | false =>
  isMoving(phaseOf(payment)) ? POLL_INTERVAL : false;

/** Whether the payment can be retried: after a failure, or with another method. */
export const canRetry = (phase: Phase): boolean => phase === 'failed' || phase === 'awaiting' || phase === 'underpaid';

/** Whether an unpaid order can be cancelled. The bank may still collect a pending payment. */
export const canCancel = canRetry;

/** What a member must be allowed to do to pay: order, or manage the balance and cards. */
export const rightToPay = ({ purpose }: Pick<Payment, 'purpose'>): Scope =>
  purpose === 'top_up' || purpose === 'card' ? 'billing' : 'orders';

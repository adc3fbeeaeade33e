import type { ServiceStatus } from '@hoster/contract';

/** What happens to a service. */
export type ServiceEvent =
  | 'paid'
  | 'set_up'
  | 'setup_failed'
  | 'retry_setup'
  | 'renewed'
  | 'renewal_failed'
  | 'suspend'
  | 'resume'
  | 'cancel';

/** Where each event leads; what is not listed cannot happen in that state. */
export const serviceTransitions: Readonly<
  Record<ServiceStatus, Readonly<Partial<Record<ServiceEvent, ServiceStatus>>>>
> = {
  awaiting_payment: { paid: 'pending_setup', cancel: 'canceled' },
  pending_setup: { set_up: 'active', setup_failed: 'failed_setup', cancel: 'canceled' },
  failed_setup: { retry_setup: 'pending_setup', cancel: 'canceled' },
  active: { renewed: 'active', renewal_failed: 'failed_renew', suspend: 'suspended', cancel: 'canceled' },
  failed_renew: { renewed: 'active', renewal_failed: 'failed_renew', suspend: 'suspended', cancel: 'canceled' },
  suspended: { renewed: 'active', resume: 'active', cancel: 'canceled' },
  canceled: {},
};

/** The state after an event, null when the event cannot happen in this state. */
export function nextServiceStatus(status: ServiceStatus, event: ServiceEvent): ServiceStatus | null {
  return serviceTransitions[status][event] ?? null;
}

/** Whether one state may follow another directly. */
export function canBecome(from: ServiceStatus, to: ServiceStatus): boolean {
  return Object.values(serviceTransitions[from]).includes(to);
}

const SOON_MS = 14 * 86_400_000;

/** Whether a term ends so soon, within two weeks, that its customer should see to the renewal. */
export const endsSoon = (until: Date, now: Date): boolean => until.getTime() <= now.getTime() + SOON_MS;

/** Whether the service runs, so that it can be used and its login details shown. */
export const isRunning = (status: ServiceStatus): boolean => status === 'active' || status === 'failed_renew';

/** Something is under way by itself, so that a page may ask again before long. */
export const isInMotion = (status: ServiceStatus): boolean =>
  status === 'awaiting_payment' || status === 'pending_setup';

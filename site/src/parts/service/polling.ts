import type { ServiceStatus } from '@hoster/contract';

/** Polling interval in milliseconds for a service that is setting up. */
const POLL_INTERVAL = 3000;

/** Polling interval for services in these states: false when none changes by itself. */
export const pollInterval = (states: readonly ServiceStatus[]): number | false =>
  states.includes('pending_setup') ? POLL_INTERVAL : false;

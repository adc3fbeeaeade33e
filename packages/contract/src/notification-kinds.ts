// Without zod, because the browser needs it.

/** Kinds of notifications that customers choose how to get. */
export const chosenNotificationKinds = [
  'payment_received',
  'payment_failed',
  'service_ready',
  'usage_high',
  'ticket_answered',
  'status_incident',
] as const;

/** Kinds that can't be turned off: about the security of the account, and about services that are in danger. */
export const fixedNotificationKinds = ['new_sign_in', 'setup_failed', 'renewal_failed', 'service_suspended'] as const;

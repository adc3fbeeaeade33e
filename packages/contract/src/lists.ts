// Lists and limits that the browser needs, without zod.

import type { ProductLine } from './lines/product-line.ts';

/** Codes of the currencies. The ruble is `RUR` here and `RUB` for Intl. */
export const currencies = ['EUR', 'USD', 'GBP', 'UAH', 'RUR'] as const;

/** Slugs of the payment methods. */
export const paymentMethods = ['balance', 'card', 'paypal', 'crypto', 'sbp', 'mir', 'bank'] as const;

/** Longest search of the help centre. */
export const HELP_SEARCH_MAX = 100;

/** Limits of tickets. Texts in characters, files in bytes. */
export const ticketLimits = {
  subject: 150,
  body: 20_000,
  search: 100,
  /** Files of a message. */
  files: 10,
  fileBytes: 20 * 1024 * 1024,
  messageBytes: 25 * 1024 * 1024,
  accountBytes: 1024 * 1024 * 1024,
  /** Days after which a closed ticket stays closed. */
  reopenDays: 30,
} as const;

/** Product lines that staff can build with a form. */
export const byHandLines: readonly ProductLine[] = ['vps', 'dedicated', 'backup'];

/** What staff may do: see `StaffPermission`. */
export const staffPermissionNames = [
  'queue',
  'setups',
  'services',
  'orders',
  'tickets',
  'emails',
  'trials',
  'catalogue',
  'payments',
  'partners',
  'incidents',
  'content',
  'settings',
  'staff',
  'audit',
  'customers',
  'erasure',
  'see_as',
] as const;

/** Roles of staff, in the order of forms. */
export const staffRoles = ['administrator', 'support', 'sales', 'finance', 'content'] as const;

/** What of a customer a search of staff can find. */
export const customerMatches = [
  'name',
  'address',
  'email',
  'company',
  'ip',
  'hostname',
  'invoice',
  'payment',
  'card',
  'service',
  'number',
] as const;
/** Kinds of work in the queue of staff, with the permission that opens each. */
export const queueKinds = {
  setup: 'setups',
  delivery: 'setups',
  task: 'setups',
  ticket: 'tickets',
  bounce: 'tickets',
  email: 'emails',
  transfer: 'payments',
  dispute: 'payments',
  incident: 'incidents',
} as const satisfies Readonly<Record<string, (typeof staffPermissionNames)[number]>>;

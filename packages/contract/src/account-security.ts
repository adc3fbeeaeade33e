import { z } from 'zod';
import { Country, Id, Timestamp } from './common.ts';
import type { ErrorCode } from './error-codes.ts';

/** The browser behind a request, as far as its own words tell. `kind` `other`: a program, or nothing known. */
export const Device = z.object({
  /** `Firefox`, without version. */
  browser: z.string().nullable(),
  /** `Windows`, `Android` … */
  os: z.string().nullable(),
  kind: z.enum(['desktop', 'mobile', 'tablet', 'other']),
});
export type Device = z.infer<typeof Device>;

/** What the account remembers about access to it. */
export const AccountEventKind = z.enum([
  'login',
  'login_failed',
  'logout',
  'signup',
  'reauthenticated',
  'email_added',
  'email_verified',
  'email_primary',
  'email_removed',
  'password_changed',
  'password_reset',
  'factor_failed',
  'totp_on',
  'totp_off',
  'passkey_added',
  'passkey_removed',
  'passkey_failed',
  'recovery_codes_made',
  'recovery_code_used',
  'sessions_ended',
  'provider_connected',
  'provider_disconnected',
  'ssh_key_added',
  'ssh_key_removed',
  'data_exported',
  'service_canceled',
  'service_kept',
  'auto_renewal_on',
  'auto_renewal_off',
  'smaller_plan_chosen',
  'smaller_plan_undone',
  'seen_by_staff',
]);
export type AccountEventKind = z.infer<typeof AccountEventKind>;

/** From where something was done. `country` is what the edge said; null when it said nothing. */
const from = { ip: z.string(), country: Country.nullable(), device: Device };

/**
 * Entry of the activity log. `details` by kind: `method` (`password`, `totp`, `recovery_code`, `passkey`, `code`,
 * `email`, `provider`) of a login, `email` of an address, `provider` of a provider, `title` of a passkey, an SSH key or a
 * service, `count` of ended sessions, `by` (`staff`) of what staff did, `when` (`now`, `period_end`) of a cancellation.
 */
export const AccountEvent = z.object({
  id: Id,
  kind: AccountEventKind,
  at: Timestamp,
  ...from,
  details: z.record(z.string(), z.string()),
});
export type AccountEvent = z.infer<typeof AccountEvent>;

/** A browser in which the customer is signed in. `id` is that of `DELETE auth/sessions`. */
export const AccountSession = z.object({ id: Id, created: Timestamp, is_current: z.boolean(), ...from });
export type AccountSession = z.infer<typeof AccountSession>;

/** Why an account cannot be deleted now; `message` is a sentence in the caller's language. */
export const DeletionObstacle = z.object({
  code: z.enum([
    'active_services',
    'positive_balance',
    'negative_balance',
    'pending_payment',
    'cashback',
    'staff',
    'members',
    'last_owner',
  ]),
  message: z.string(),
});
export type DeletionObstacle = z.infer<typeof DeletionObstacle>;

/** Whether the account can be deleted. `reauthenticate`: who it is must be shown anew before it is. */
export const DeletionCheck = z.object({
  can_delete: z.boolean(),
  obstacles: z.array(DeletionObstacle),
  reauthenticate: z.boolean(),
});
export type DeletionCheck = z.infer<typeof DeletionCheck>;

/** Deletes the account for good. */
export const DeletionRequest = z.strictObject({ confirm: z.literal(true) });
export type DeletionRequest = z.infer<typeof DeletionRequest>;

/** The account is deleted and this browser signed out. `email` received a confirmation. */
export const DeletionDone = z.object({ email: z.string() });
export type DeletionDone = z.infer<typeof DeletionDone>;

/** 409: the account stays. */
export const DeletionRefused = z.object({
  detail: z.string(),
  code: z.literal('cannot_delete' satisfies ErrorCode),
  obstacles: z.array(DeletionObstacle),
});
export type DeletionRefused = z.infer<typeof DeletionRefused>;

/** Everything that is kept about the customer, section by section, without secrets; sent as a file. */
export const AccountExport = z.object({
  exported_at: Timestamp,
  sections: z.record(z.string(), z.unknown()),
});
export type AccountExport = z.infer<typeof AccountExport>;

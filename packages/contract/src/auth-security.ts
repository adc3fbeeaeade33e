import { z } from 'zod';
import { AuthErrorItem, AuthUser } from './auth.ts';

// Calls of the account area to django-allauth: authenticators, sessions, passwords. Times are Unix seconds.

/** When an authenticator was added and last used. */
export const AuthenticatorTimes = { created_at: z.number(), last_used_at: z.number().nullable() };

/** An authenticator app. */
export const TotpFactor = z.object({ type: z.literal('totp'), ...AuthenticatorTimes });
export type TotpFactor = z.infer<typeof TotpFactor>;

/** A set of recovery codes, without them. */
export const RecoveryCodesFactor = z.object({
  type: z.literal('recovery_codes'),
  ...AuthenticatorTimes,
  total_code_count: z.int(),
  unused_code_count: z.int(),
});
export type RecoveryCodesFactor = z.infer<typeof RecoveryCodesFactor>;

export const TotpAnswer = z.object({ status: z.literal(200), data: TotpFactor });
export type TotpAnswer = z.infer<typeof TotpAnswer>;

/** 404: no app is set up; the secret that one may be set up with, also as an address for a QR code. */
export const TotpSetup = z.object({
  status: z.literal(404),
  meta: z.object({ secret: z.string(), totp_url: z.string() }),
});
export type TotpSetup = z.infer<typeof TotpSetup>;

/** 409: two-factor authentication needs a confirmed address. */
export const TotpConflict = z.object({ status: z.literal(409), errors: z.array(AuthErrorItem).optional() });
export type TotpConflict = z.infer<typeof TotpConflict>;

/** Recovery codes with those that are left; where they are shown once, without them from the second time on. */
export const RecoveryCodesAnswer = z.object({
  status: z.literal(200),
  data: RecoveryCodesFactor.extend({ unused_codes: z.array(z.string()).optional() }),
});
export type RecoveryCodesAnswer = z.infer<typeof RecoveryCodesAnswer>;

/** A browser in which the user is logged in. */
export const AuthSession = z.object({
  id: z.int(),
  ip: z.string(),
  user_agent: z.string(),
  created_at: z.number(),
  is_current: z.boolean(),
  last_seen_at: z.number().optional(),
});
export type AuthSession = z.infer<typeof AuthSession>;

export const AuthSessionList = z.object({ status: z.literal(200), data: z.array(AuthSession) });
export type AuthSessionList = z.infer<typeof AuthSessionList>;

/** Addresses of the user, oldest first. */
export const EmailAddressList = z.object({
  status: z.literal(200),
  data: z.array(z.object({ email: z.string(), verified: z.boolean(), primary: z.boolean() })),
});
export type EmailAddressList = z.infer<typeof EmailAddressList>;

/** User whose password a reset key changes. */
export const PasswordResetOwner = z.object({ status: z.literal(200), data: z.object({ user: AuthUser }) });
export type PasswordResetOwner = z.infer<typeof PasswordResetOwner>;

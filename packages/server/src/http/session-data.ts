/** How someone proved who they are; times in epoch seconds. The wire shape of `methods` in the auth answers. */
export type AuthMethod =
  | { method: 'password'; at: number; email?: string; username?: string; reauthenticated?: true }
  | { method: 'mfa'; at: number; id: number; type: 'totp' | 'recovery_codes' }
  | { method: 'password_reset'; at: number; email?: string }
  | { method: 'socialaccount'; at: number; provider: string; uid: string };

/** User from a provider without an email address, kept until they enter one. */
export interface PendingProviderUser {
  provider: string;
  uid: string;
  display: string;
  firstName: string;
  lastName: string;
}

/** A sign-in that waits for its next step. */
export interface PendingLogin {
  stage: 'verify_email' | 'mfa_authenticate' | 'provider_signup';
  /** Null for the would-be signup of an address that is already taken: it waits for ever, like a real one. */
  userId: number | null;
  email: string | null;
  /** Epoch seconds; a stage expires 15 minutes later. */
  at: number;
  /** Only while `provider_signup` is pending. */
  providerUser?: PendingProviderUser;
}

/** What a session remembers. */
export interface SessionData {
  methods?: AuthMethod[];
  pending?: PendingLogin;
  /** Secret shown during 2FA setup until it's confirmed; encrypted. */
  totpSecret?: string;
}

/** How someone proved who they are; times in epoch seconds. The wire shape of `methods` in the auth answers. */
export type AuthMethod =
  | { method: 'password'; at: number; email?: string; username?: string; reauthenticated?: true }
  | { method: 'mfa'; at: number; id: number; type: 'totp' | 'recovery_codes' }
  | { method: 'password_reset'; at: number; email?: string }
  | { method: 'socialaccount'; at: number; provider: string; uid: string };

/** Whoever came from a provider that gave no address: what is known of them until they give one. */
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
  /** Epoch seconds; a stage dies silently 15 minutes later. */
  at: number;
  /** Only while `provider_signup` is pending. */
  providerUser?: PendingProviderUser;
}

/** What a session remembers. */
export interface SessionData {
  methods?: AuthMethod[];
  pending?: PendingLogin;
  /** The secret shown for setting up a second factor, until it is confirmed; sealed. */
  totpSecret?: string;
}

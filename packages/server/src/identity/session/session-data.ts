/**
 * Method by which a user has authenticated; times in epoch seconds. The wire shape of `methods` in the auth answers.
 */
export type AuthMethod =
  | { method: 'password'; at: number; email?: string; username?: string; reauthenticated?: true }
  | {
      method: 'mfa';
      at: number;
      id: number;
      type: 'totp' | 'recovery_codes' | 'webauthn';
      passwordless?: true;
      reauthenticated?: true;
    }
  | { method: 'password_reset'; at: number; email?: string }
  | { method: 'code'; at: number; email: string }
  | { method: 'socialaccount'; at: number; provider: string; uid: string };

/** User from a provider without an email address, kept until they enter one. */
export interface PendingProviderUser {
  provider: string;
  uid: string;
  display: string;
  username: string;
  firstName: string;
  lastName: string;
}

/** A sign-in with a pending step. */
export interface PendingLogin {
  stage: 'login_by_code' | 'verify_email' | 'mfa_authenticate' | 'mfa_trust' | 'provider_signup';
  /** Null for a signup with an address that is already taken: it looks pending, but never completes. */
  userId: number | null;
  email: string | null;
  /** Epoch seconds; a stage expires 15 minutes later. */
  at: number;
  /** Only while `provider_signup` is pending. */
  providerUser?: PendingProviderUser;
}

/** A challenge that a passkey of this browser is to sign. */
export interface PasskeyChallenge {
  /** A challenge for one purpose serves no other. */
  purpose: 'login' | 'step' | 'reauthenticate' | 'create' | 'create-passwordless';
  /** Base64url. */
  challenge: string;
  /** Epoch seconds. */
  at: number;
}

/** An emailed code that a browser is to type. Only a keyed hash is stored. */
export interface EmailedCode {
  /** Null for an address without an account: it looks pending, but no code is right. */
  userId: number | null;
  email: string;
  hash: string;
  /** Epoch seconds. */
  at: number;
  /** Wrong tries. */
  wrong: number;
  /** How often another code was sent. */
  resent: number;
  /** What the browser had signed in with before the code was sent, if anything. */
  after?: AuthMethod;
}

/** What a code is for: signing in, confirming an address, or a new password. */
export type CodePurpose = 'login' | 'verify' | 'reset';

/** Data of a session. */
export interface SessionData {
  methods?: AuthMethod[];
  pending?: PendingLogin;
  codes?: Partial<Record<CodePurpose, EmailedCode>>;
  /** Secret shown during 2FA setup until it's confirmed; encrypted. */
  totpSecret?: string;
  /** Asked for last; single-use. */
  passkey?: PasskeyChallenge;
  /** The customer whose account staff have opened: their owner, account and name. `until` in epoch seconds. */
  look?: { readonly user: number; readonly account: number; readonly name: string; readonly until: number };
}

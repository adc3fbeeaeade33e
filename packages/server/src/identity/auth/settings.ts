/** Settings of sign-in; the defaults are the product's. Named after the corresponding settings of django-allauth. */
export interface AuthSettings {
  /** ACCOUNT_LOGIN_METHODS, in the order that `config` lists. */
  readonly loginMethods: readonly ('email' | 'username')[];
  readonly passwordMinLength: number;
  /** Whether `config` tells that length, and what else the original doesn't tell. */
  readonly tellsAdditions: boolean;
  /** Whether a new user's password must not resemble their address; the original checks that on later changes only. */
  readonly similarityAtSignup: boolean;
  /** ACCOUNT_LOGIN_ON_EMAIL_CONFIRMATION: the browser that signed up is signed in by its confirmation link. */
  readonly loginOnEmailConfirmation: boolean;
  /** MFA_TOTP_ISSUER: the name that authenticator apps show; null: that of the company. */
  readonly totpIssuer: string | null;
  /** ACCOUNT_CHANGE_EMAIL: an account has one address, and a new one replaces it once confirmed. */
  readonly changeEmail: boolean;
  /** ACCOUNT_MAX_EMAIL_ADDRESSES; null for any number. */
  readonly maxEmailAddresses: number | null;
  /** MFA_RECOVERY_CODES_SHOW_ONCE: unused recovery codes are shown once after they're generated. */
  readonly recoveryCodesShowOnce: boolean;
  /** MFA_SUPPORTED_TYPES with `webauthn`, and MFA_PASSKEY_LOGIN_ENABLED: passkeys sign in and are a second factor. */
  readonly passkeys: boolean;
  /** Whether new users may sign up, with a password or through a provider. */
  readonly signupOpen: boolean;
  /** ACCOUNT_SIGNUP_FIELDS: what a new user has to give besides the address and a password. */
  readonly signupFields: readonly SignupField[];
  /**
   * ACCOUNT_LOGIN_BY_CODE_ENABLED (`offered`): an emailed code signs in instead of the password.
   * ACCOUNT_LOGIN_BY_CODE_REQUIRED (`required`): a password or a provider signs in together with an emailed code only.
   */
  readonly loginByCode: 'off' | 'offered' | 'required';
  /** ACCOUNT_EMAIL_VERIFICATION_BY_CODE_ENABLED: addresses are confirmed by an emailed code, not by a link. */
  readonly emailVerificationByCode: boolean;
  /** ACCOUNT_PASSWORD_RESET_BY_CODE_ENABLED: forgotten passwords are replaced with an emailed code, not by a link. */
  readonly passwordResetByCode: boolean;
  /** MFA_TRUST_COOKIE_AGE: days for which a trusted browser isn't asked for 2FA; 0 without MFA_TRUST_ENABLED. */
  readonly trustDays: number;
  /** ACCOUNT_REAUTHENTICATION_REQUIRED: changes of addresses and providers ask for a fresh proof of identity. */
  readonly reauthenticationRequired: boolean;
  /** Social accounts that override `oauth`: for replays of recorded answers. */
  readonly providers: readonly AuthProvider[] | null;
}

/** A field of the sign-up form that can be required. */
export type SignupField = 'username' | 'phone';

/** An identity provider in the shape of the auth answers. */
export interface AuthProvider {
  readonly id: string;
  readonly name: string;
  readonly flows: readonly ('provider_redirect' | 'provider_token')[];
  readonly client_id?: string;
  readonly openid_configuration_url?: string;
}

declare module '../../platform/settings.ts' {
  interface Settings {
    readonly auth: AuthSettings;
  }
}

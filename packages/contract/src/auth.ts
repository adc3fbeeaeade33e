import { z } from 'zod';
import { AuthErrorCode } from './error-codes.ts';

// django-allauth 65 headless, browser client. These answers keep their own envelope.

/** The user in auth answers; empty fields are left out. The site's own one is `User`. */
export const AuthUser = z.object({
  id: z.union([z.int(), z.string()]).optional(),
  display: z.string(),
  has_usable_password: z.boolean(),
  email: z.string().optional(),
  username: z.string().optional(),
});
export type AuthUser = z.infer<typeof AuthUser>;

/** `at`: seconds since 1970, with fraction. */
const at = { at: z.number() };

/** How this session was authenticated, oldest first. May be empty on a session that is authenticated. */
export const Method = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('password'),
    ...at,
    email: z.string().optional(),
    username: z.string().optional(),
    reauthenticated: z.literal(true).optional(),
  }),
  z.object({
    method: z.literal('mfa'),
    ...at,
    id: z.int().optional(),
    type: z.enum(['totp', 'recovery_codes', 'webauthn']),
    passwordless: z.literal(true).optional(),
    reauthenticated: z.literal(true).optional(),
  }),
  z.object({
    method: z.enum(['code', 'password_reset']),
    ...at,
    email: z.string().optional(),
    phone: z.string().optional(),
  }),
  z.object({ method: z.literal('socialaccount'), ...at, provider: z.string(), uid: z.string() }),
]);
export type Method = z.infer<typeof Method>;

/** A social sign-in. */
export const Provider = z.object({
  id: z.string(),
  name: z.string(),
  flows: z.array(z.enum(['provider_redirect', 'provider_token'])),
  client_id: z.string().optional(),
  openid_configuration_url: z.string().optional(),
});
export type Provider = z.infer<typeof Provider>;

export const FlowId = z.enum([
  'login',
  'login_by_code',
  'signup',
  'provider_redirect',
  'provider_token',
  'provider_signup',
  'mfa_login_webauthn',
  'mfa_signup_webauthn',
  'verify_email',
  'verify_phone',
  'mfa_authenticate',
  'mfa_trust',
  'password_reset_by_code',
  'reauthenticate',
  'mfa_reauthenticate',
]);
export type FlowId = z.infer<typeof FlowId>;

/** A way on from a 401. At most one login stage has `is_pending` true. */
export const Flow = z.object({
  id: FlowId,
  is_pending: z.boolean().optional(),
  /** Authenticators that the pending stage takes. */
  types: z.array(z.string()).optional(),
  /** Ids of the providers that offer this flow. */
  providers: z.array(z.string()).optional(),
  /** The provider whose sign-up is pending. */
  provider: Provider.optional(),
});
export type Flow = z.infer<typeof Flow>;

/** Key on `code` and `param`, never on `message`: that is translated. No `param`: about the whole form. */
export const AuthErrorItem = z.object({ message: z.string(), code: AuthErrorCode, param: z.string().optional() });
export type AuthErrorItem = z.infer<typeof AuthErrorItem>;

/** 200 of auth calls: logged in. */
export const Authenticated = z.object({
  status: z.literal(200),
  data: z.object({ user: AuthUser, methods: z.array(Method) }),
  meta: z.object({ is_authenticated: z.literal(true) }),
});
export type Authenticated = z.infer<typeof Authenticated>;

/** 401: not logged in, or not yet; often the success answer. `is_authenticated` null counts as false. */
export const Unauthenticated = z.object({
  status: z.literal(401),
  data: z.object({ flows: z.array(Flow) }),
  meta: z.object({ is_authenticated: z.literal(false).nullable() }),
});
export type Unauthenticated = z.infer<typeof Unauthenticated>;

/** 401: logged in, but who it is must be shown anew. */
export const Reauthenticate = z.object({
  status: z.literal(401),
  data: z.object({ user: AuthUser, methods: z.array(Method), flows: z.array(Flow) }),
  meta: z.object({ is_authenticated: z.literal(true) }),
});
export type Reauthenticate = z.infer<typeof Reauthenticate>;

/** 400 of auth calls. */
export const AuthErrors = z.object({ status: z.literal(400), errors: z.array(AuthErrorItem) });
export type AuthErrors = z.infer<typeof AuthErrors>;

/** 403, 409 and 429 of auth calls: the status alone. */
export const BareStatus = z.object({ status: z.int() });
export type BareStatus = z.infer<typeof BareStatus>;

/** Phone numbers of an account, one at most. */
export const PhoneNumbers = z.object({
  status: z.literal(202),
  data: z.array(z.object({ phone: z.string(), verified: z.boolean() })),
});
export type PhoneNumbers = z.infer<typeof PhoneNumbers>;

/** What this site's sign-in offers. */
export const AuthConfig = z.object({
  status: z.literal(200),
  data: z.object({
    account: z.object({
      login_methods: z.array(z.enum(['email', 'username', 'phone'])),
      is_open_for_signup: z.boolean(),
      email_verification_by_code_enabled: z.boolean(),
      login_by_code_enabled: z.boolean(),
      password_reset_by_code_enabled: z.boolean(),
      authentication_method: z.string().optional(),
      password_min_length: z.int().optional().describe('Shortest password; an addition to django-allauth'),
      binds_new_passwords: z
        .boolean()
        .optional()
        .describe(
          'Whether a password that another browser signed up with works only in browsers that opened a link of ours; an addition to django-allauth',
        ),
      /** What sign-up requires besides address and password; only the embedded backend tells it. */
      signup_fields: z.array(z.enum(['username', 'phone'])).optional(),
    }),
    socialaccount: z.object({ providers: z.array(Provider) }).optional(),
    mfa: z
      .object({
        supported_types: z.array(z.string()),
        passkey_login_enabled: z.boolean(),
        /** For how many days a browser can be trusted; only the embedded backend tells it. */
        trust_days: z.int().optional(),
        totp_digits: z
          .int()
          .optional()
          .describe('Digits of a code of an authenticator app; an addition to django-allauth'),
        recovery_code_digits: z.int().optional().describe('Digits of a recovery code; an addition to django-allauth'),
      })
      .optional(),
    usersessions: z.object({ track_activity: z.boolean() }).optional(),
  }),
});
export type AuthConfig = z.infer<typeof AuthConfig>;

/** Whose address a confirmation key is for, and whether this very browser waits for it. */
export const EmailVerification = z.object({
  status: z.literal(200),
  data: z.object({ email: z.string(), user: AuthUser }),
  meta: z.object({ is_authenticating: z.boolean() }),
});
export type EmailVerification = z.infer<typeof EmailVerification>;

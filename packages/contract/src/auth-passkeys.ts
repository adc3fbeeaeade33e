import { z } from 'zod';
import { AuthenticatorTimes, RecoveryCodesFactor, TotpFactor } from './auth-security.ts';

// Passkeys as django-allauth has them: its MFA type `webauthn`. Options and credentials are the JSON forms of WebAuthn
// Level 3, https://www.w3.org/TR/webauthn-3/

/** A passkey, or a security key. `is_passwordless`: signs in alone; absent when the browser didn't tell. */
export const PasskeyFactor = z.object({
  type: z.literal('webauthn'),
  id: z.int(),
  name: z.string(),
  ...AuthenticatorTimes,
  is_passwordless: z.boolean().optional(),
});
export type PasskeyFactor = z.infer<typeof PasskeyFactor>;

/** Authenticators of the user. */
export const AuthenticatorList = z.object({
  status: z.literal(200),
  data: z.array(z.discriminatedUnion('type', [TotpFactor, RecoveryCodesFactor, PasskeyFactor])),
});
export type AuthenticatorList = z.infer<typeof AuthenticatorList>;

/** `PublicKeyCredentialRequestOptionsJSON`; the browser reads the rest. */
export const PasskeyRequestOptions = z.looseObject({ challenge: z.string() });
export type PasskeyRequestOptions = z.infer<typeof PasskeyRequestOptions>;

/** What the browser is to sign with a passkey. */
export const PasskeyRequest = z.object({
  status: z.literal(200),
  data: z.object({ request_options: z.object({ publicKey: PasskeyRequestOptions }) }),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** `PublicKeyCredentialCreationOptionsJSON`; the browser reads the rest. */
export const PasskeyCreationOptions = z.looseObject({ challenge: z.string() });
export type PasskeyCreationOptions = z.infer<typeof PasskeyCreationOptions>;

/** What the browser is to create a passkey with. */
export const PasskeyCreation = z.object({
  status: z.literal(200),
  data: z.object({ creation_options: z.object({ publicKey: PasskeyCreationOptions }) }),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** `AuthenticationResponseJSON` or `RegistrationResponseJSON`, as the browser gives it. */
export const PasskeyCredential = z.record(z.string(), z.unknown());
export type PasskeyCredential = z.infer<typeof PasskeyCredential>;

/** Signs in or confirms the user's identity. */
export const PasskeyForm = z.object({ credential: PasskeyCredential });
export type PasskeyForm = z.infer<typeof PasskeyForm>;

/** Adds a passkey. Without a name, it gets one. */
export const AddPasskeyForm = PasskeyForm.extend({ name: z.string().optional() });
export type AddPasskeyForm = z.infer<typeof AddPasskeyForm>;

/** Longest name of a passkey. */
export const passkeyNameMaxLength = 100;

/** Renames a passkey. */
export const RenamePasskeyForm = z.object({ id: z.int(), name: z.string().min(1).max(passkeyNameMaxLength) });
export type RenamePasskeyForm = z.infer<typeof RenamePasskeyForm>;

/** Removes passkeys. */
export const RemovePasskeysForm = z.object({ authenticators: z.array(z.int()).min(1) });
export type RemovePasskeysForm = z.infer<typeof RemovePasskeysForm>;

export const PasskeyAnswer = z.object({ status: z.literal(200), data: PasskeyFactor });
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** The added passkey. `recovery_codes_generated`: the account had none before. */
export const PasskeyAdded = PasskeyAnswer.extend({ meta: z.object({ recovery_codes_generated: z.boolean() }) });
export type PasskeyAdded = z.infer<typeof PasskeyAdded>;

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { PasskeyCreationOptions, PasskeyCredential, PasskeyRequestOptions } from '@hoster/contract';

/** Loaded when a passkey is used, or the browser has time. */
export const loadWebAuthn = () => import('@simplewebauthn/browser');

/** Why the browser, or the visitor, gave no passkey. */
export type PasskeyFailure = 'cancelled' | 'exists' | 'device' | 'site' | 'failed';

/** The browser gave no passkey. */
export class PasskeyError extends Error {
  override name = 'PasskeyError';
  readonly failure: PasskeyFailure;

  constructor(failure: PasskeyFailure, cause: unknown) {
    super(`No passkey: ${failure}`, { cause });
    this.failure = failure;
  }
}

const failures: Readonly<Record<string, PasskeyFailure>> = {
  // Cancelled, timed out, or no passkey that fits: browsers don't tell which, so that sites can't find out.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  TimeoutError: 'cancelled',
  InvalidStateError: 'exists',
  ConstraintError: 'device',
  NotSupportedError: 'device',
  SecurityError: 'site',
};

/** Reads an error of WebAuthn by its name, which the specification gives it. */
export function passkeyFailure(error: unknown): PasskeyFailure {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (cause instanceof Error ? failures[cause.name] : undefined) ?? 'failed';
}

/** Has a passkey sign a challenge. @throws PasskeyError */
export async function signWithPasskey(options: PasskeyRequestOptions): Promise<PasskeyCredential> {
  const { startAuthentication } = await loadWebAuthn();
  return asCredential(startAuthentication({ optionsJSON: requestOptions(options) }));
}

/** Offers passkeys in the list of suggestions of the name's field, and waits until one is chosen. @throws PasskeyError */
export async function signFromSuggestions(options: PasskeyRequestOptions): Promise<PasskeyCredential> {
  const { startAuthentication } = await loadWebAuthn();
  return asCredential(startAuthentication({ optionsJSON: requestOptions(options), useBrowserAutofill: true }));
}

/** Creates a passkey. @throws PasskeyError */
export async function createPasskey(options: PasskeyCreationOptions): Promise<PasskeyCredential> {
  const { startRegistration } = await loadWebAuthn();
  // The contract leaves the rest to the browser.
  return asCredential(startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }));
}

const requestOptions = (options: PasskeyRequestOptions) => options as PublicKeyCredentialRequestOptionsJSON;

async function asCredential(ceremony: Promise<object>): Promise<PasskeyCredential> {
  try {
    return { ...(await ceremony) };
  } catch (error) {
    throw new PasskeyError(passkeyFailure(error), error);
  }
}

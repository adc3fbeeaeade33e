import type { PasskeyCreationOptions, PasskeyCredential, PasskeyRequestOptions } from '@hoster/contract';
import type { AppContext } from '../app/app-context.tsx';
import { signingIn } from './auth.ts';
import type { AuthStatus } from './auth-status.ts';

/** What a passkey is asked for: to sign in alone, as the second step, or to confirm the identity of the user. */
export type PasskeyPurpose = 'login' | 'step' | 'reauthenticate';

/** The forms say what each of them means. */
const REFUSALS = [0, 400, 401, 403, 404, 409, 429, 500, 502, 503, 504];

const ways = {
  login: { ask: 'getPasskeyLogin', send: 'postPasskeyLogin' },
  step: { ask: 'getPasskeyStep', send: 'postPasskeyStep' },
  reauthenticate: { ask: 'getPasskeyReauthentication', send: 'postPasskeyReauthentication' },
} as const;

/** Requests for a challenge that have not been answered. */
const underWay = new WeakMap<AppContext['queryClient'], Promise<unknown>>();

/** Requests a challenge to sign. The backend keeps it in the session, the last one only. */
export async function askPasskey(
  app: AppContext,
  purpose: PasskeyPurpose,
  signal?: AbortSignal,
): Promise<PasskeyRequestOptions> {
  await passkeyAsked(app);
  const answer = app.call(ways[purpose].ask, { ignore: REFUSALS, ...(signal && { signal }) });
  underWay.set(app.queryClient, answer);
  return (await answer).data.request_options.publicKey;
}

/**
 * Waits for a challenge that was requested. Its answer may set the session cookie: after that of a sign-in, it would sign
 * the visitor out again.
 */
export const passkeyAsked = async ({ queryClient }: AppContext): Promise<void> => {
  await underWay.get(queryClient)?.catch(() => undefined);
};

/** Signs in with what a passkey has signed. Returns the resulting status; throws `ApiError` 400 with `errors`. */
export const signInByPasskey = (
  app: AppContext,
  purpose: 'login' | 'step',
  credential: PasskeyCredential,
): Promise<AuthStatus> =>
  signingIn(app, () => app.call(ways[purpose].send, { body: { credential }, ignore: REFUSALS }));

/** Reauthenticates by passkey. */
export const reauthenticateByPasskey = ({ call }: AppContext, credential: PasskeyCredential): Promise<unknown> =>
  call('postPasskeyReauthentication', { body: { credential }, ignore: REFUSALS });

/** Requests what to create a passkey with. @param passwordless whether it's to sign in alone */
export async function askNewPasskey({ call }: AppContext, passwordless: boolean): Promise<PasskeyCreationOptions> {
  const answer = await call('getPasskeyCreation', {
    query: passwordless ? { passwordless: '1' } : {},
    ignore: REFUSALS,
  });
  return answer.data.creation_options.publicKey;
}

/** Adds a passkey. @returns whether recovery codes were created along with it */
export async function addPasskey({ call }: AppContext, name: string, credential: PasskeyCredential): Promise<boolean> {
  const answer = await call('postPasskey', { body: { name, credential }, ignore: REFUSALS });
  return answer.meta.recovery_codes_generated;
}

/** Renames a passkey. */
export const renamePasskey = ({ call }: AppContext, id: number, name: string): Promise<unknown> =>
  call('putPasskey', { body: { id, name }, ignore: REFUSALS });

/** Removes a passkey; the recovery codes go with the last authenticator. */
export const removePasskey = ({ call }: AppContext, id: number): Promise<unknown> =>
  call('deletePasskeys', { body: { authenticators: [id] }, ignore: REFUSALS });

import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { and, eq, lt } from '../../../platform/db/drizzle.ts';
import { mayUseDemo, networkOf } from '../../../platform/http/index.ts';
import { isDemoAccount } from '../../demo-accounts.ts';
import type { AuthMethod, PasskeyChallenge } from '../../session/session-data.ts';
import { authenticated, limit, refuseWith, seconds, type AuthAnswer, type AuthCall } from '../answers.ts';
import { noteEvent, noteSoon } from '../log/events.ts';
import { clearFailures, consumeFailure, failuresOf, restoreFailure } from '../sign-in/failures.ts';
import { mustBeSignedIn } from '../guards.ts';
import { pendingOf, unauthenticated } from '../sign-in/flows.ts';
import { nextStep } from '../sign-in/next-step.ts';
import { passkeys } from '../tables.ts';
import { userById } from '../users.ts';
import { keepChallenge, relyingPartyOf, takeChallenge } from './challenges.ts';
import { signedCredential } from './credential.ts';
import { type Passkey, passkeysOf } from './own-passkeys.ts';

/** GET auth/webauthn/login: a challenge for whichever passkey the visitor chooses. */
export async function askForLogin(call: AuthCall): Promise<AuthAnswer> {
  // Each visitor without a session gets one.
  await limit(call, { action: 'passkey challenge', subject: networkOf(call.request), times: 120, seconds: 60 });
  return ask(call, 'login', []);
}

/** POST auth/webauthn/login: a passkey alone, which must have verified its user by PIN, fingerprint or the like. */
export async function loginByPasskey(call: AuthCall): Promise<AuthAnswer> {
  const { db, request } = call;
  await limit(call, { action: 'login', subject: networkOf(request), times: 30, seconds: 60 });
  const signed = signedCredential(call);
  const asked = await takeChallenge(call, ['login']);
  const [known] = await db.select().from(passkeys).where(eq(passkeys.credentialId, signed.json.id));
  const user = known && signed.userHandle === String(known.userId) ? await userById(db, known.userId) : null;
  if (!known || !user || (isDemoAccount(user.email) && !mayUseDemo(request))) {
    return refuseWith(call, 'incorrect_code', 'credential');
  }
  const passkey = await usePasskey(call, { known, asked, response: signed.json });
  if (passkey) return nextStep(call, user, { ...methodOf(call, passkey), passwordless: true });
  noteSoon(call, user.id, 'passkey_failed');
  return refuseWith(call, 'incorrect_code', 'credential');
}

/** GET auth/webauthn/authenticate: a challenge for a passkey of the user whose sign-in is pending. */
export async function askForStep(call: AuthCall): Promise<AuthAnswer> {
  const userId = await pendingUserOf(call);
  if (userId === null) return unauthenticated(call, null);
  return ask(call, 'step', await passkeysOf(call.db, userId));
}

/** POST auth/webauthn/authenticate: the second step of a sign-in, by passkey. */
export async function authenticatePasskey(call: AuthCall): Promise<AuthAnswer> {
  const userId = await pendingUserOf(call);
  const user = userId === null ? null : await userById(call.db, userId);
  if (!user) return unauthenticated(call, null);
  return nextStep(call, user, methodOf(call, await useOwnPasskey(call, 'step', user.id)));
}

/** GET auth/webauthn/reauthenticate: a challenge for a passkey of the signed-in user. */
export async function askForReauthentication(call: AuthCall): Promise<AuthAnswer> {
  const user = await mustBeSignedIn(call);
  return ask(call, 'reauthenticate', await passkeysOf(call.db, user.id));
}

/** POST auth/webauthn/reauthenticate: confirms the user's identity by passkey. */
export async function reauthenticatePasskey(call: AuthCall): Promise<AuthAnswer> {
  const { db, request } = call;
  const user = await mustBeSignedIn(call);
  const passkey = await useOwnPasskey(call, 'reauthenticate', user.id);
  const { data } = await request.session.read();
  const methods: AuthMethod[] = [...(data.methods ?? []), { ...methodOf(call, passkey), reauthenticated: true }];
  await request.session.save(db, { data: { ...data, methods } });
  await noteEvent(db, request, user.id, 'reauthenticated', { method: 'passkey' });
  return authenticated(user, methods);
}

type Purpose = Exclude<PasskeyChallenge['purpose'], 'create' | 'create-passwordless'>;

async function ask(call: AuthCall, purpose: Purpose, allowed: readonly Passkey[]): Promise<AuthAnswer> {
  const publicKey = await generateAuthenticationOptions({
    rpID: relyingPartyOf(call.request).id,
    allowCredentials: allowed.map(({ credentialId: id, transports }) => ({ id, transports })),
    userVerification: purpose === 'login' ? 'required' : 'preferred',
  });
  await keepChallenge(call, purpose, publicKey.challenge);
  return { status: 200, data: { request_options: { publicKey } } };
}

async function pendingUserOf(call: AuthCall): Promise<number | null> {
  const pending = await pendingOf(call);
  return pending?.stage === 'mfa_authenticate' ? pending.userId : null;
}

/** Uses a passkey of this user. @throws AuthError 400 */
async function useOwnPasskey(call: AuthCall, purpose: Purpose, userId: number): Promise<Passkey> {
  const { db, request } = call;
  const { json: response } = signedCredential(call);
  const asked = await takeChallenge(call, [purpose]);
  const [known] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, response.id)));
  const passkey = known ? await usePasskey(call, { known, asked, response }) : null;
  if (passkey) return passkey;
  await noteEvent(db, request, userId, 'passkey_failed');
  return refuseWith(call, 'incorrect_code', 'credential');
}

/** A passkey that is said to have signed the challenge of this browser. */
interface Use {
  readonly known: Passkey;
  readonly asked: PasskeyChallenge | null;
  readonly response: AuthenticationResponseJSON;
}

/**
 * Verifies what a passkey has signed, and counts its use. Null when it's refused.
 * @throws AuthError 400 after too many failures of the user
 */
async function usePasskey(call: AuthCall, use: Use): Promise<Passkey | null> {
  const { context, db } = call;
  const { known } = use;
  const failures = failuresOf(call, '2fa', { userId: known.userId });
  if (!(await consumeFailure(context, failures))) refuseWith(call, 'too_many_login_attempts', 'credential');
  const signCount = await verifiedCount(call, use);
  if (signCount === null) return null;
  // The counter only grows, so only one of two concurrent uses succeeds.
  const isNext = lt(passkeys.signCount, signCount);
  const [passkey] = await db
    .update(passkeys)
    .set({ signCount, lastUsedAt: context.clock.now() })
    .where(and(eq(passkeys.id, known.id), signCount === 0 ? eq(passkeys.signCount, 0) : isNext))
    .returning();
  if (!passkey) return null;
  await restoreFailure(context, failures);
  await clearFailures(db, failures);
  return passkey;
}

/** The passkey's new counter of signatures; null unless it has signed the challenge, for our site. */
async function verifiedCount(call: AuthCall, { known, asked, response }: Use): Promise<number | null> {
  if (!asked) return null;
  const party = relyingPartyOf(call.request);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: asked.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.signCount,
      },
      requireUserVerification: asked.purpose === 'login',
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    // The library throws at everything that a client may get wrong.
    call.request.log.info({ err: error }, 'A passkey was refused');
    return null;
  }
}

function methodOf({ context }: AuthCall, passkey: Passkey): AuthMethod & { method: 'mfa' } {
  return { method: 'mfa', at: seconds(context.clock.now()), id: passkey.id, type: 'webauthn' };
}

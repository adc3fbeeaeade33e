import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { passkeyNameMaxLength } from '@hoster/contract';
import { defineMessage } from '@formatjs/intl';
import { translate, withValues } from '../../../i18n/translate.ts';
import { limit, refuseBadForm, refuseWith, type AuthAnswer, type AuthCall } from '../answers.ts';
import { mailNotice } from '../emails/notices.ts';
import { mustHaveVerifiedAddresses } from '../factors/authenticators.ts';
import { ensureRecoveryCodes } from '../factors/recovery-codes.ts';
import { brandName } from '../../../platform/company/index.ts';
import { noteEvent } from '../log/events.ts';
import { mustBeFresh, mustBeSignedIn } from '../guards.ts';
import { passkeys } from '../tables.ts';
import { keepChallenge, relyingPartyOf, takeChallenge } from './challenges.ts';
import { createdCredential } from './credential.ts';
import { passkeysOf, presentPasskey } from './own-passkeys.ts';

/** EdDSA, ES256 and RS256, which all authenticators have one of. Others are experimental in Node.js, which warns of them. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** GET account/authenticators/webauthn: a challenge for a new passkey; with `passwordless`, for one that signs in alone. */
export async function askForPasskey(call: AuthCall): Promise<AuthAnswer> {
  const { db, request } = call;
  const user = await mustBeSignedIn(call);
  await mustHaveVerifiedAddresses(call, user.id);
  await mustBeFresh(call, user);
  const party = relyingPartyOf(request);
  const isPasswordless = Object.hasOwn(request.query ?? {}, 'passwordless');
  const own = await passkeysOf(db, user.id);
  const publicKey = await generateRegistrationOptions({
    rpID: party.id,
    rpName: call.context.settings.auth.totpIssuer ?? (await brandName(db)),
    userID: new Uint8Array(Buffer.from(String(user.id))),
    userName: user.email || user.username,
    userDisplayName: user.username,
    // The browser refuses to add the same authenticator again.
    excludeCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: isPasswordless
      ? { residentKey: 'required', userVerification: 'required' }
      : { residentKey: 'discouraged', userVerification: 'discouraged' },
    extensions: { credProps: true },
    supportedAlgorithmIDs,
  });
  await keepChallenge(call, isPasswordless ? 'create-passwordless' : 'create', publicKey.challenge);
  return { status: 200, data: { creation_options: { publicKey } } };
}

/** POST account/authenticators/webauthn: adds a passkey, and recovery codes if there are none. */
export async function addPasskey(call: AuthCall): Promise<AuthAnswer> {
  const { context, db, form, request } = call;
  const user = await mustBeSignedIn(call);
  await limit(call, { action: 'passkey', subject: `user ${user.id}`, times: 10, seconds: 60 });
  await mustHaveVerifiedAddresses(call, user.id);
  const given = form.optionalText('name', passkeyNameMaxLength);
  refuseBadForm(call);
  const credential = createdCredential(call);
  // Before the challenge is spent: the same passkey may be sent again after the identity check.
  await mustBeFresh(call, user);
  const created = await verifiedPasskey(call, credential.json);
  if (!created) return refuseWith(call, 'incorrect_code');
  const name = given === '' ? await freeName(call, user.id) : given;
  const added = await db.transaction(async (tx) => {
    const [passkey] = await tx
      .insert(passkeys)
      .values({
        userId: user.id,
        ...created,
        isPasswordless: credential.isPasswordless,
        name,
        createdAt: context.clock.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!passkey) return null;
    const isFirst = await ensureRecoveryCodes(tx, context, user.id);
    await noteEvent(tx, request, user.id, 'passkey_added', { title: name });
    await mailNotice(tx, call, user, 'passkey_added');
    return { passkey, isFirst };
  });
  // Somebody has it already: no authenticator makes an id twice.
  if (!added) return refuseWith(call, 'incorrect_code');
  const meta = { recovery_codes_generated: added.isFirst };
  return { status: 200, data: presentPasskey(added.passkey), meta };
}

/** What is stored of a new passkey; null unless it was made for the challenge of this browser, at our site. */
async function verifiedPasskey(call: AuthCall, response: ReturnType<typeof createdCredential>['json']) {
  const asked = await takeChallenge(call, ['create', 'create-passwordless']);
  if (!asked) return null;
  const party = relyingPartyOf(call.request);
  try {
    const { registrationInfo: made } = await verifyRegistrationResponse({
      response,
      expectedChallenge: asked.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: asked.purpose === 'create-passwordless',
      supportedAlgorithmIDs,
    });
    if (!made) return null;
    const { id: credentialId, publicKey, counter: signCount } = made.credential;
    const transports = response.response.transports ?? [];
    return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), signCount, transports };
  } catch (error) {
    // The library throws at everything that a client may get wrong.
    call.request.log.info({ err: error }, 'A new passkey was refused');
    return null;
  }
}

/** "Passkey 1", "Passkey 2" … */
async function freeName({ db, form }: AuthCall, userId: number): Promise<string> {
  const taken = new Set((await passkeysOf(db, userId)).map(({ name }) => name));
  const words = defineMessage({
    id: 'identity.passkey.name',
    defaultMessage: 'Passkey {number, number}',
    description: 'Name of a passkey to which its owner gave none',
  });
  const nameOf = (number: number) => translate(form.language, withValues(words, { number }));
  let number = 1;
  while (taken.has(nameOf(number))) number += 1;
  return nameOf(number);
}

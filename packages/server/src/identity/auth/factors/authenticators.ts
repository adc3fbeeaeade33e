import { and, eq } from '../../../platform/db/drizzle.ts';
import { Secret } from 'otpauth';
import { brandName } from '../../../platform/company/index.ts';
import { AuthError } from '../../../platform/http/index.ts';
import { refuseBadForm, refuseWith, seconds, type AuthAnswer, type AuthCall } from '../answers.ts';
import { noteEvent } from '../log/events.ts';
import { mustBeFresh, mustBeSignedIn } from '../guards.ts';
import { apiError } from '../messages.ts';
import { mailNotice } from '../emails/notices.ts';
import { deleteIdleRecoveryCodes, ensureRecoveryCodes, presentRecoveryCodes } from './recovery-codes.ts';
import { passkeysOf, presentPasskey } from '../passkeys/own-passkeys.ts';
import { authenticators, emailAddresses } from '../tables.ts';
import { stepOfCode } from './totp.ts';

type Factor = typeof authenticators.$inferSelect;

/** GET account/authenticators */
export async function listAuthenticators(call: AuthCall): Promise<AuthAnswer> {
  const user = await mustBeSignedIn(call);
  const rows = await call.db
    .select()
    .from(authenticators)
    .where(eq(authenticators.userId, user.id))
    .orderBy(authenticators.id);
  const data = rows.map((row) => (row.type === 'totp' ? presentTotp(row) : presentRecoveryCodes(call.context, row)));
  return { status: 200, data: [...data, ...(await passkeysOf(call.db, user.id)).map(presentPasskey)] };
}

/** GET account/authenticators/totp: the factor, or (404) a new secret to set one up with. */
export async function showTotp(call: AuthCall): Promise<AuthAnswer> {
  const { context } = call;
  const user = await mustBeSignedIn(call);
  const factor = await totpRowOf(call, user.id);
  if (factor) return { status: 200, data: presentTotp(factor) };
  await mustHaveVerifiedAddresses(call, user.id);
  const secret = await offerSecret(call);
  const issuer = context.settings.auth.totpIssuer ?? (await brandName(call.db));
  const parameters = `secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
  const url = `otpauth://totp/${encodeURIComponent(user.email)}?${parameters}`;
  return { status: 404, meta: { secret, totp_url: url } };
}

/** POST account/authenticators/totp: activates the factor with a first code, and creates recovery codes. */
export async function activateTotp(call: AuthCall): Promise<AuthAnswer> {
  const { context, db, form, request } = call;
  const user = await mustBeSignedIn(call);
  const code = form.text('code');
  refuseBadForm(call);
  // The original crashes when the factor is already active.
  if (await totpRowOf(call, user.id)) throw new AuthError(409);
  const { data } = await request.session.read();
  // Without a shown secret the original creates a hidden one, for which every code is wrong.
  const { totpSecret } = data;
  const secret = totpSecret === undefined ? await offerSecret(call) : context.secrets.open('totp', totpSecret);
  if (await hasUnverifiedAddress(call, user.id)) refuseWith(call, 'unverified_email', 'code');
  const now = context.clock.now();
  if (stepOfCode(secret, code, now) === null) return refuseWith(call, 'incorrect_code', 'code');
  await mustBeFresh(call, user);
  const { totpSecret: _spent, ...rest } = data;
  const sealed = context.secrets.seal('totp', secret);
  const factor = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(authenticators)
      .values({ userId: user.id, type: 'totp', sealed, createdAt: now })
      .onConflictDoNothing()
      .returning();
    // Another request has activated it in the meantime.
    if (!row) throw new AuthError(409);
    await ensureRecoveryCodes(tx, context, user.id);
    await noteEvent(tx, request, user.id, 'totp_on');
    await mailNotice(tx, call, user, 'totp_on');
    return row;
  });
  await request.session.save(db, { data: rest, quiet: true });
  return { status: 200, data: presentTotp(factor) };
}

/** DELETE account/authenticators/totp: deletes the recovery codes too, unless there is a passkey. */
export async function deactivateTotp(call: AuthCall): Promise<AuthAnswer> {
  const user = await mustBeSignedIn(call);
  await mustBeFresh(call, user);
  await call.db.transaction(async (tx) => {
    const gone = await tx
      .delete(authenticators)
      .where(and(eq(authenticators.userId, user.id), eq(authenticators.type, 'totp')))
      .returning();
    if (gone.length === 0) return;
    await deleteIdleRecoveryCodes(tx, user.id);
    await noteEvent(tx, call.request, user.id, 'totp_off');
    await mailNotice(tx, call, user, 'totp_off');
  });
  return { status: 200 };
}

/** Generates a secret to set up a factor with, and stores it in this session only. */
async function offerSecret({ context, db, request }: AuthCall): Promise<string> {
  const secret = new Secret({ size: 20 }).base32;
  const { data } = await request.session.read();
  await request.session.save(db, { data: { ...data, totpSecret: context.secrets.seal('totp', secret) } });
  return secret;
}

function presentTotp(factor: Factor) {
  return {
    type: 'totp' as const,
    created_at: seconds(factor.createdAt),
    last_used_at: factor.lastUsedAt && seconds(factor.lastUsedAt),
  };
}

async function totpRowOf({ db }: AuthCall, userId: number): Promise<Factor | undefined> {
  const [row] = await db
    .select()
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), eq(authenticators.type, 'totp')));
  return row;
}

/** 409 for a user with an unverified address: whoever reads it could reset the password. */
export async function mustHaveVerifiedAddresses(call: AuthCall, userId: number): Promise<void> {
  if (!(await hasUnverifiedAddress(call, userId))) return;
  throw new AuthError(409, { errors: [apiError(call.form.language, 'unverified_email')] });
}

async function hasUnverifiedAddress({ db }: AuthCall, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: emailAddresses.id })
    .from(emailAddresses)
    .where(and(eq(emailAddresses.userId, userId), eq(emailAddresses.verified, false)));
  return rows.length > 0;
}

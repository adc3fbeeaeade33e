import { and, eq } from '../../../db/drizzle.ts';
import { Secret } from 'otpauth';
import { AuthError } from '../../../http/answers.ts';
import { refuseBadForm, refuseWith, seconds, type AuthAnswer, type AuthCall } from '../answers.ts';
import { noteEvent } from '../log/events.ts';
import { mustBeFresh, mustBeSignedIn } from '../sessions/flows.ts';
import { apiError } from '../messages.ts';
import { mailNotice } from '../emails/notices.ts';
import { makeRecoveryCodes, presentRecoveryCodes } from './recovery-codes.ts';
import { authenticators, emailAddresses } from '../tables.ts';
import { isCurrentCode } from './totp.ts';

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
  return { status: 200, data };
}

/** GET account/authenticators/totp: the factor, or (404) a new secret to set one up with. */
export async function showTotp(call: AuthCall): Promise<AuthAnswer> {
  const { context, form } = call;
  const user = await mustBeSignedIn(call);
  const factor = await totpRowOf(call, user.id);
  if (factor) return { status: 200, data: presentTotp(factor) };
  if (await hasUnverifiedAddress(call, user.id)) {
    throw new AuthError(409, { errors: [apiError(form.language, 'unverified_email')] });
  }
  const secret = await offerSecret(call);
  const issuer = context.settings.auth.totpIssuer;
  const parameters = `secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
  const url = `otpauth://totp/${encodeURIComponent(user.email)}?${parameters}`;
  return { status: 404, meta: { secret, totp_url: url } };
}

/** POST account/authenticators/totp: switches the factor on with a first code; recovery codes come with it. */
export async function activateTotp(call: AuthCall): Promise<AuthAnswer> {
  const { context, db, form, request } = call;
  const user = await mustBeSignedIn(call);
  const code = form.text('code');
  refuseBadForm(call);
  // The original falls over when the factor is on already.
  if (await totpRowOf(call, user.id)) throw new AuthError(409);
  const { data } = await request.session.read();
  // Without a shown secret the original creates a hidden one, for which every code is wrong.
  const { totpSecret } = data;
  const secret = totpSecret === undefined ? await offerSecret(call) : context.secrets.open('totp', totpSecret);
  if (await hasUnverifiedAddress(call, user.id)) refuseWith(call, 'unverified_email', 'code');
  const now = context.clock.now();
  if (!isCurrentCode(secret, code, now)) return refuseWith(call, 'incorrect_code', 'code');
  await mustBeFresh(call, user);
  const { totpSecret: _spent, ...rest } = data;
  const sealed = context.secrets.seal('totp', secret);
  const factor = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(authenticators)
      .values({ userId: user.id, type: 'totp', sealed, createdAt: now })
      .onConflictDoNothing()
      .returning();
    // Another request has switched it on in the meantime.
    if (!row) throw new AuthError(409);
    await makeRecoveryCodes(tx, context, user.id);
    await noteEvent(tx, request, user.id, 'totp_on');
    await mailNotice(tx, context, user, 'totp_on');
    return row;
  });
  await request.session.save(db, { data: rest, quiet: true });
  return { status: 200, data: presentTotp(factor) };
}

/** DELETE account/authenticators/totp: recovery codes vanish with it. */
export async function deactivateTotp(call: AuthCall): Promise<AuthAnswer> {
  const user = await mustBeSignedIn(call);
  await mustBeFresh(call, user);
  await call.db.transaction(async (tx) => {
    const gone = await tx.delete(authenticators).where(eq(authenticators.userId, user.id)).returning();
    if (gone.length === 0) return;
    await noteEvent(tx, call.request, user.id, 'totp_off');
    await mailNotice(tx, call.context, user, 'totp_off');
  });
  return { status: 200 };
}

/** Makes a secret to set a factor up with, and remembers it for this session alone. */
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

async function hasUnverifiedAddress({ db }: AuthCall, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: emailAddresses.id })
    .from(emailAddresses)
    .where(and(eq(emailAddresses.userId, userId), eq(emailAddresses.verified, false)));
  return rows.length > 0;
}

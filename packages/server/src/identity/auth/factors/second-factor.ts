import { and, eq, lt, sql } from '../../../platform/db/drizzle.ts';
import type { AuthMethod } from '../../session/session-data.ts';
import { sameText } from '../../../platform/index.ts';
import {
  authenticated,
  limit,
  refuseBadForm,
  refuseWith,
  seconds,
  type AuthAnswer,
  type AuthCall,
} from '../answers.ts';
import { mailNotice } from '../emails/notices.ts';
import { noteEvent } from '../log/events.ts';
import { mustBeSignedIn } from '../guards.ts';
import { pendingOf, unauthenticated } from '../sign-in/flows.ts';
import { clearFailures, consumeFailure, failuresOf, restoreFailure } from '../sign-in/failures.ts';
import { isOwnPassword } from '../passwords/own-password.ts';
import { recoveryCodesOf } from './recovery-codes.ts';
import { loggedFactors, nextStep } from '../sign-in/next-step.ts';
import { authenticators } from '../tables.ts';
import { stepOfCode } from './totp.ts';
import { userById } from '../users.ts';

type Factor = typeof authenticators.$inferSelect;

/** POST auth/2fa/authenticate: the second step of a sign-in, by TOTP or recovery code. */
export async function authenticateFactor(call: AuthCall): Promise<AuthAnswer> {
  const { db, form } = call;
  const pending = await pendingOf(call);
  if (pending?.stage !== 'mfa_authenticate' || pending.userId === null) return unauthenticated(call, null);
  const code = form.text('code');
  refuseBadForm(call);
  const factor = await useCode(call, pending.userId, code);
  const user = await userById(db, pending.userId);
  if (!factor || !user) return refuseWith(call, 'incorrect_code', 'code');
  return nextStep(call, user, mfaMethod(call, factor));
}

/** POST auth/reauthenticate: confirms the user's identity by password. */
export async function reauthenticate(call: AuthCall): Promise<AuthAnswer> {
  const { context, form, request, db } = call;
  const user = await mustBeSignedIn(call);
  await limit(call, { action: 'reauthenticate', subject: `user ${user.id}`, times: 10, seconds: 60 });
  const password = form.text('password');
  refuseBadForm(call);
  if (!(await isOwnPassword(db, user, password))) {
    await noteEvent(db, request, user.id, 'login_failed', { method: 'password' });
    refuseWith(call, 'incorrect_password', 'password');
  }
  const { data } = await request.session.read();
  const method: AuthMethod = { method: 'password', at: seconds(context.clock.now()), reauthenticated: true };
  const methods = [...(data.methods ?? []), method];
  await request.session.save(db, { data: { ...data, methods } });
  await noteEvent(db, request, user.id, 'reauthenticated', { method: 'password' });
  return authenticated(user, methods);
}

/** POST auth/2fa/reauthenticate: the same with a 2FA code. */
export async function reauthenticateFactor(call: AuthCall): Promise<AuthAnswer> {
  const { form, request, db } = call;
  const user = await mustBeSignedIn(call);
  const code = form.text('code');
  refuseBadForm(call);
  const factor = await useCode(call, user.id, code);
  if (!factor) return refuseWith(call, 'incorrect_code', 'code');
  const { data } = await request.session.read();
  const methods: AuthMethod[] = [...(data.methods ?? []), mfaMethod(call, factor)];
  await request.session.save(db, { data: { ...data, methods } });
  await noteEvent(db, request, user.id, 'reauthenticated', {
    method: loggedFactors[factor.type],
  });
  return authenticated(user, methods);
}

function mfaMethod({ context }: AuthCall, factor: Factor): AuthMethod & { method: 'mfa' } {
  return { method: 'mfa', at: seconds(context.clock.now()), id: factor.id, type: factor.type };
}

/**
 * Consumes a code: a TOTP code of the last 60 seconds, or an unused recovery code. Null when it's wrong.
 * @throws AuthError 400 after too many wrong ones, then for a right one too
 */
async function useCode(call: AuthCall, userId: number, code: string): Promise<Factor | null> {
  const { context, db, request } = call;
  const failures = failuresOf(call, '2fa', { userId });
  if (!(await consumeFailure(context, failures))) refuseWith(call, 'too_many_login_attempts', 'code');
  const factors = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
  for (const factor of factors) {
    const used = factor.type === 'totp' ? await useTotp(call, factor, code) : await useRecoveryCode(call, factor, code);
    if (used) {
      // A correct code isn't a failure: many users may sign in from one address.
      await restoreFailure(context, failures);
      await clearFailures(db, failures);
      return factor;
    }
  }
  await noteEvent(db, request, userId, 'factor_failed');
  return null;
}

/** The row's last accepted step only grows, so only one of two concurrent uses succeeds. */
async function useTotp({ context, db }: AuthCall, factor: Factor, code: string): Promise<boolean> {
  const now = context.clock.now();
  const step = stepOfCode(context.secrets.open('totp', factor.sealed), code, now);
  if (step === null) return false;
  const rows = await db
    .update(authenticators)
    .set({ spent: step, lastUsedAt: now })
    .where(and(eq(authenticators.id, factor.id), lt(authenticators.spent, step)))
    .returning({ id: authenticators.id });
  return rows.length > 0;
}

async function useRecoveryCode(call: AuthCall, factor: Factor, code: string): Promise<boolean> {
  const { context, db, request } = call;
  // All are compared, each in constant time, so that the duration reveals nothing about them.
  const index = recoveryCodesOf(context, factor)
    .map((own) => sameText(own, code))
    .indexOf(true);
  if (index < 0) return false;
  const bit = 2 ** index;
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(authenticators)
      .set({ spent: sql`${authenticators.spent} | ${bit}::bigint`, lastUsedAt: context.clock.now() })
      .where(and(eq(authenticators.id, factor.id), sql`${authenticators.spent} & ${bit}::bigint = 0`))
      .returning({ id: authenticators.id });
    const user = rows.length > 0 ? await userById(tx, factor.userId) : undefined;
    if (!user) return false;
    await noteEvent(tx, request, user.id, 'recovery_code_used');
    await mailNotice(tx, call, user, 'recovery_code_used');
    return true;
  });
}

import { eq, inArray } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/index.ts';
import { attributionOf, AuthError, networkOf } from '../../../platform/http/index.ts';
import { announce } from '../../../platform/index.ts';
import { accountMembers, accounts } from '../../account/tables.ts';
import { noteSignupConsents } from '../../legal/consents.ts';
import { limit, refuseBadForm, signedIn, type AuthAnswer, type AuthCall } from '../answers.ts';
import { mustBeHuman } from '../captcha.ts';
import { noteEvent } from '../log/events.ts';
import { awaitConfirmation, pretendConfirmation } from '../emails/confirmation.ts';
import { checkPassword, hashPassword, passwordErrors } from '../passwords/passwords.ts';
import { personalAddress } from '../passwords/personal.ts';
import { AddressTaken, createUserAt, userByEmail, userByUsername } from '../users.ts';

/**
 * POST auth/signup. The answer and its timing are the same for a free and a taken address: only an email to the address
 * reveals which it was.
 */
export async function signup(call: AuthCall): Promise<AuthAnswer> {
  const { context, form, request } = call;
  await limit(call, { action: 'signup', subject: networkOf(request), times: 20, seconds: 60 });
  const email = form.email('email');
  const password = form.text('password');
  if (password !== '') {
    const { passwordMinLength: minLength, similarityAtSignup } = context.settings.auth;
    const rules = { language: form.language, minLength, param: 'password' } as const;
    const personal = similarityAtSignup ? [personalAddress(email)] : [];
    form.errors.push(...(await passwordErrors(password, { ...rules, personal })));
  }
  const more = await furtherFields(call);
  refuseBadForm(call);
  if (await signedIn(call)) throw new AuthError(409);
  if (!context.settings.auth.signupOpen) throw new AuthError(403);
  await mustBeHuman(call, 'signup');

  return enrol(call, email, password, more);
}

/** What the settings require besides the address and a password. */
interface FurtherFields {
  username?: string;
  phone?: string;
}

async function furtherFields({ context, db, form }: AuthCall): Promise<FurtherFields> {
  const { signupFields } = context.settings.auth;
  const fields: FurtherFields = {};
  if (signupFields.includes('username')) {
    fields.username = form.username('username');
    if (await userByUsername(db, fields.username)) form.refuse('username_taken', 'username');
  }
  if (signupFields.includes('phone')) fields.phone = form.phone('phone');
  return fields;
}

/**
 * Creates the user and emails the link. When the address is taken, someone who knows the password of the unconfirmed
 * account signs up again: the link is sent again, and this browser waits for it. Anyone else gets the same answer with
 * nothing pending; the owner gets an email.
 */
async function enrol(
  call: AuthCall,
  email: string,
  password: string,
  { username, phone }: FurtherFields,
): Promise<AuthAnswer> {
  const { context, db, form, request } = call;
  const known = await userByEmail(db, email);
  // Either hash takes the same time.
  const isSame = known !== null && (await checkPassword(known.passwordHash, password));
  const passwordHash = known === null ? await hashPassword(password) : null;
  const { language } = form;
  const seed = { email, passwordHash, language, ...(username !== undefined && { username }) };
  try {
    const userId = await db.transaction((tx) =>
      createUserAt(tx, context, seed, async (id) => {
        await noteEvent(tx, request, id, 'signup');
        if (phone !== undefined) await storePhone(tx, id, phone);
        await noteSignupConsents(tx, request, { userId: id, language });
        await announce(context, tx, 'user.signed_up', { userId: id, attribution: attributionOf(request) });
        return id;
      }),
    );
    return await awaitConfirmation(call, [], { id: userId, email, language });
  } catch (error) {
    if (!(error instanceof AddressTaken)) throw error;
    const { owner } = error;
    // Without `known`, the owner signed up concurrently.
    const isOwner = known === null ? await checkPassword(owner.passwordHash, password) : isSame;
    return isOwner && !owner.isVerified && owner.isActive
      ? awaitConfirmation(call, [], owner)
      : pretendConfirmation(call, owner, email);
  }
}

async function storePhone(tx: Db, userId: number, phone: string): Promise<void> {
  const own = tx.select({ id: accountMembers.accountId }).from(accountMembers).where(eq(accountMembers.userId, userId));
  await tx.update(accounts).set({ phone }).where(inArray(accounts.id, own));
}

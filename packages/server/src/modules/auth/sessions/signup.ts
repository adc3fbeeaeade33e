import { AuthError } from '../../../http/answers.ts';
import { noteSignupConsents } from '../../legal/consents.ts';
import { enqueueMail } from '../../mail/service.ts';
import { networkOf } from '../../../http/visitor-address.ts';
import { limit, refuseBadForm, seconds, signedIn, type AuthAnswer, type AuthCall } from '../answers.ts';
import { mustBeHuman } from '../captcha.ts';
import { noteEvent } from '../log/events.ts';
import { makeNoKey } from '../emails/keys.ts';
import { alreadyRegisteredLetter } from '../emails/mails.ts';
import { checkPassword, hashPassword, passwordErrors } from '../recovery/passwords.ts';
import { personalAddress } from '../recovery/personal.ts';
import { mayMail, sendConfirmation, wait } from './sign-in.ts';
import { AddressTaken, createUserAt, userByEmail, type AuthUserRow } from '../users.ts';

/**
 * POST auth/signup. The answer and its timing are the same for a free and a taken address: only an email to the
 * address tells which it was.
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
  refuseBadForm(call);
  if (await signedIn(call)) throw new AuthError(409);
  if (!context.settings.auth.signupOpen) throw new AuthError(403);
  await mustBeHuman(call, 'signup');

  const userId = await enrol(call, email, password);
  const at = seconds(context.clock.now());
  return wait(call, [], { stage: 'verify_email', userId, email, at });
}

/**
 * Creates the user and emails the link. When the address is taken, someone who knows the password of the unconfirmed
 * account signs up again: the link is sent again, and this browser waits for it. Anyone else gets the same answer, and
 * waits for nothing; the owner gets an email.
 */
async function enrol(call: AuthCall, email: string, password: string): Promise<number | null> {
  const { context, db, form, request } = call;
  const known = await userByEmail(db, email);
  // One hash or the other: they take the same time.
  const isSame = known !== null && (await checkPassword(known.passwordHash, password));
  const passwordHash = known === null ? await hashPassword(password) : null;
  const { language } = form;
  try {
    const userId = await db.transaction((tx) =>
      createUserAt(tx, context, { email, passwordHash, language }, async (id) => {
        await noteEvent(tx, request, id, 'signup');
        await noteSignupConsents(tx, request, { userId: id, language });
        return id;
      }),
    );
    await sendConfirmation(call, { id: userId, email, language });
    return userId;
  } catch (error) {
    if (!(error instanceof AddressTaken)) throw error;
    const { owner } = error;
    // Without `known` the owner signed up at this very moment.
    const isOwner = known === null ? await checkPassword(owner.passwordHash, password) : isSame;
    if (isOwner && !owner.isVerified && owner.isActive) {
      await sendConfirmation(call, owner);
      return owner.id;
    }
    await tellOwner(call, owner, email);
    return null;
  }
}

/**
 * Emails the owner of an address that someone tried to use it, without telling that person.
 * @returns false when the owner was emailed recently
 */
export async function tellOwner(call: AuthCall, owner: AuthUserRow, email: string): Promise<boolean> {
  if (!(await mayMail(call, 'already registered', email))) return false;
  const letter = alreadyRegisteredLetter(
    { language: owner.language, origin: call.context.settings.publicOrigin },
    email,
  );
  await call.db.transaction(async (tx) => {
    await makeNoKey(tx);
    await enqueueMail(tx, { to: email, language: owner.language, ...letter });
  });
  return true;
}

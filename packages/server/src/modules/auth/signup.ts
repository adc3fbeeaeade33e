import { AuthError } from '../../http/answers.ts';
import { enqueueMail } from '../mail/service.ts';
import { limit, refuseBadForm, seconds, signedIn, type AuthAnswer, type AuthCall } from './answers.ts';
import { mustBeHuman } from './captcha.ts';
import { noteEvent } from './events.ts';
import { alreadyRegisteredLetter } from './mails.ts';
import { checkPassword, hashPassword, passwordErrors } from './passwords.ts';
import { mayMail, sendConfirmation, wait } from './sign-in.ts';
import { createUser, lockAddress, userByEmail, type AuthUserRow } from './users.ts';

/**
 * POST auth/signup. The answer is the same for a free and for a taken address, and takes as long: only a letter to the
 * address tells which it was.
 */
export async function signup(call: AuthCall): Promise<AuthAnswer> {
  const { context, db, form, request } = call;
  await limit(call, { action: 'signup', subject: request.ip, times: 20, seconds: 60 });
  const email = form.email('email');
  const password = form.text('password');
  if (password !== '') {
    const rules = { language: form.language, minLength: context.settings.auth.passwordMinLength } as const;
    form.errors.push(...(await passwordErrors(password, { ...rules, param: 'password' })));
  }
  refuseBadForm(call);
  if (await signedIn(call)) throw new AuthError(409);
  if (!context.settings.auth.signupOpen) throw new AuthError(403);
  await mustBeHuman(call, 'signup');

  const owner = await userByEmail(db, email);
  const userId = owner ? await meetOwner(call, owner, email, password) : await newUser(call, email, password);
  const at = seconds(context.clock.now());
  return wait(call, [], { stage: 'verify_email', userId, email, at });
}

async function newUser(call: AuthCall, email: string, password: string): Promise<number | null> {
  const { context, db, form, request } = call;
  const passwordHash = await hashPassword(password);
  const language = form.language;
  const made = await db.transaction(async (tx) => {
    // A form that was sent twice makes one user.
    await lockAddress(tx, email);
    const faster = await userByEmail(tx, email);
    if (faster) return { owner: faster };
    const { userId } = await createUser(tx, context, { email, passwordHash, language });
    await noteEvent(tx, request, userId, 'signup');
    return { userId };
  });
  if ('owner' in made) return meetOwner(call, made.owner, email, password);
  await sendConfirmation(call, { id: made.userId, email, language });
  return made.userId;
}

/**
 * The address is taken. Whoever knows the password of the still unconfirmed account signs up once more: the link is sent
 * again, and this browser waits for it. Anyone else gets the same answer, and waits for nothing; the owner is told.
 */
async function meetOwner(call: AuthCall, owner: AuthUserRow, email: string, password: string): Promise<number | null> {
  const isSame = await checkPassword(owner.passwordHash, password);
  if (isSame && !owner.isVerified && owner.isActive) {
    await sendConfirmation(call, owner);
    return owner.id;
  }
  await tellOwner(call, owner, email);
  return null;
}

/**
 * Tells the owner of an address that somebody tried to use it; the somebody is told nothing.
 * @returns false when the owner was told lately
 */
export async function tellOwner(call: AuthCall, owner: AuthUserRow, email: string): Promise<boolean> {
  if (!(await mayMail(call, 'already registered', email))) return false;
  const letter = alreadyRegisteredLetter(
    { language: owner.language, origin: call.context.settings.publicOrigin },
    email,
  );
  await enqueueMail(call.db, { to: email, language: owner.language, ...letter });
  return true;
}

import { defineMessage } from '@formatjs/intl';
import { withValues } from '../../../i18n/translate.ts';
import { and, asc, eq, ne } from '../../../platform/db/drizzle.ts';
import { type Db, hasRoom } from '../../../platform/db/index.ts';
import { AuthError, type Language, networkOf } from '../../../platform/http/index.ts';
import { limit, refuseBadForm, refuseWith, refuse, signedIn, type AuthAnswer, type AuthCall } from '../answers.ts';
import { isEmpty } from '../forms.ts';
import { noteEvent } from '../log/events.ts';
import { liveCode, newCode, withCode, without } from '../codes/codes.ts';
import { mustBeFresh, mustBeSignedIn } from '../guards.ts';
import { pendingOf } from '../sign-in/flows.ts';
import { sendConfirmation, tellOwner } from './confirmation.ts';
import { voidKeys } from './keys.ts';
import { apiErrorWith } from '../messages.ts';
import { mailNotice } from './notices.ts';
import { emailAddresses } from '../tables.ts';
import { factorsOf, ownerOf, storeAddress, userByEmail, userById, type AuthUserRow } from '../users.ts';

type Address = typeof emailAddresses.$inferSelect;

/** An address that a form names; `stored` is null while it waits for its code. */
type Chosen = Pick<Address, 'email' | 'verified' | 'isPrimary'> & { readonly stored: Address | null };

/** GET account/email */
export async function listEmails(call: AuthCall): Promise<AuthAnswer> {
  const user = await mustBeSignedIn(call);
  return list(call, user.id);
}

/**
 * POST account/email: adds an address. It takes effect once its link is opened or its code entered; with `changeEmail` it
 * then replaces the old one.
 */
export async function addEmail(call: AuthCall): Promise<AuthAnswer> {
  const { context, db, form, request } = call;
  const user = await signedIn(call);
  if (!user) return correctEmail(call);
  await limitChanges(call, user);
  const email = form.email('email');
  refuseBadForm(call);
  const own = await addressesOf(db, user.id);
  if (own.some((address) => address.email === email)) refuseWith(call, 'duplicate_email', 'email');
  const { changeEmail, emailVerificationByCode: isByCode } = context.settings.auth;
  const most = mostAddresses(context);
  if (own.length >= most) refuseMore(call, most, 'email');
  // A stolen session must not be able to add an address that could reset 2FA.
  // By code, it is stored only once its reader has confirmed it.
  if (!isByCode && (await factorsOf(db, user.id)).length > 0) refuseWith(call, 'add_email_blocked', 'email');
  await mustBeFreshFor(call, user);
  if (isByCode) {
    if (!(await awaitCode(call, user, email, user.username))) throw new AuthError(429);
    await noteEvent(db, request, user.id, 'email_added', { email });
    return list(call, user.id);
  }
  await db.transaction(async (tx) => {
    const where = eq(emailAddresses.userId, user.id);
    if (!(await hasRoom(tx, { table: emailAddresses, where, owner: `user ${user.id}`, most })))
      refuseMore(call, most, 'email');
    if (changeEmail) {
      for (const address of await addressesOf(tx, user.id)) if (!address.verified) await remove(tx, address);
    }
    await tx.insert(emailAddresses).values({ userId: user.id, email }).onConflictDoNothing();
    await noteEvent(tx, request, user.id, 'email_added', { email });
  });
  // Someone else's address appears to be added. We notify its owner, and no link can confirm it.
  const owner = await ownerOf(db, email);
  if (owner) await tellOwner(call, owner, email);
  else await sendConfirmation(call, { ...user, email }, { account: user.username });
  return list(call, user.id);
}

/** A new user corrects the address that waits for its code; it is stored once the code is entered. */
async function correctEmail(call: AuthCall): Promise<AuthAnswer> {
  const { context, db, form, request } = call;
  const pending = await pendingOf(call);
  if (pending?.stage !== 'verify_email' || !context.settings.auth.emailVerificationByCode) throw new AuthError(409);
  const known = pending.userId === null ? null : await userById(db, pending.userId);
  // An account with a confirmed address isn't new: its password is no reason to give it another address.
  if (known?.isVerified) throw new AuthError(409);
  await limit(call, { action: 'email change', subject: networkOf(request), times: 10, seconds: 60 });
  const email = form.email('email');
  refuseBadForm(call);
  if (email === pending.email) refuseWith(call, 'same_as_current', 'email');
  const reader = known ?? { id: null, language: form.language };
  if (!(await awaitCode(call, reader, email))) throw new AuthError(429);
  await request.session.change(db, (data) => [{ ...data, pending: { ...pending, email } }, null]);
  return { status: 200, data: [{ email, verified: false, primary: false }] };
}

/**
 * Emails a code for an address, and lets this browser wait for it. The owner of a taken address gets another email, and
 * no code is right.
 * @param account name of the account to which the address is added
 * @returns false when an email was sent recently
 */
async function awaitCode(
  call: AuthCall,
  user: { id: number | null; language: Language },
  email: string,
  account?: string,
): Promise<boolean> {
  const { context, db, request } = call;
  const owner = await userByEmail(db, email);
  const isFree = user.id !== null && (owner === null || owner.id === user.id);
  const { code, kept } = newCode(context, 'verify', { userId: isFree ? user.id : null, email });
  const sent =
    owner && owner.id !== user.id
      ? await tellOwner(call, owner, email)
      : await sendConfirmation(
          call,
          { id: user.id ?? 0, language: user.language, email },
          { code, ...(account && { account }) },
        );
  if (sent) await request.session.change(db, (data) => [withCode(data, 'verify', kept), null]);
  return sent;
}

/** How many addresses an account may have. */
const mostAddresses = ({ settings: { auth } }: AuthCall['context']): number =>
  auth.changeEmail ? Infinity : (auth.maxEmailAddresses ?? Infinity);

/** Stores an address that the user's code has confirmed, to be marked as verified next. */
export async function storeConfirmed(tx: Db, call: AuthCall, userId: number, email: string): Promise<void> {
  const most = mostAddresses(call.context);
  const where = and(eq(emailAddresses.userId, userId), ne(emailAddresses.email, email));
  if (!(await hasRoom(tx, { table: emailAddresses, where, owner: `user ${userId}`, most })))
    refuseMore(call, most, 'key');
  await storeAddress(tx, userId, email);
}

function refuseMore({ form }: AuthCall, most: number, param: string): never {
  const text = withValues(
    defineMessage({
      id: 'identity.addresses.too-many',
      defaultMessage: 'You cannot add more than {most} email addresses.',
      description: 'Error at a new email address',
    }),
    { most },
  );
  return refuse([apiErrorWith(form.language, 'max_email_addresses', text, param)]);
}

/** PUT account/email: resends the confirmation link; 403 when it was sent within the last three minutes. */
export async function resendEmail(call: AuthCall): Promise<AuthAnswer> {
  const user = await mustBeSignedIn(call);
  await limitChanges(call, user);
  const address = await chosen(call, user);
  refuseBadForm(call);
  if (!address || address.verified) return { status: 200 };
  const sent = call.context.settings.auth.emailVerificationByCode
    ? await awaitCode(call, user, address.email, user.username)
    : await resendLink(call, user, address.email);
  if (!sent) throw new AuthError(403);
  return { status: 200 };
}

async function resendLink(call: AuthCall, user: AuthUserRow, email: string): Promise<boolean> {
  const owner = await ownerOf(call.db, email);
  return owner ? tellOwner(call, owner, email) : sendConfirmation(call, { ...user, email }, { account: user.username });
}

/** PATCH account/email: makes a verified address the primary one. */
export async function makePrimary(call: AuthCall): Promise<AuthAnswer> {
  const { body, db, form, request } = call;
  const user = await mustBeSignedIn(call);
  await limitChanges(call, user);
  const address = await chosen(call, user);
  if (address && !address.verified) form.refuse('unverified_primary_email', 'email');
  if (!isTrue(body['primary'])) form.refuse('required', 'primary');
  refuseBadForm(call);
  await mustBeFreshFor(call, user);
  const stored = address?.stored;
  if (stored && !stored.isPrimary) {
    await db.transaction(async (tx) => {
      await setPrimary(tx, stored);
      await noteEvent(tx, request, user.id, 'email_primary', { email: stored.email });
      // The former primary address is notified.
      await mailNotice(tx, call, user, 'email_primary');
    });
  }
  return list(call, user.id);
}

/** DELETE account/email: removes an address, unless it is the primary one. */
export async function removeEmail(call: AuthCall): Promise<AuthAnswer> {
  const { db, form, request } = call;
  const user = await mustBeSignedIn(call);
  await limitChanges(call, user);
  const address = await chosen(call, user);
  if (address?.isPrimary) form.refuse('cannot_remove_primary_email', 'email');
  refuseBadForm(call);
  await mustBeFreshFor(call, user);
  const stored = address?.stored;
  if (stored) {
    await db.transaction(async (tx) => {
      await remove(tx, stored);
      await noteEvent(tx, request, user.id, 'email_removed', { email: stored.email });
      if (stored.verified) await mailNotice(tx, call, { ...user, email: stored.email }, 'email_removed');
    });
  } else if (address) await request.session.change(db, (data) => [without(data, 'verify'), null]);
  return list(call, user.id);
}

/** Makes a verified address primary and voids the reset keys of the old one. */
async function setPrimary(tx: Db, address: Pick<Address, 'id' | 'userId'>): Promise<void> {
  await tx.update(emailAddresses).set({ isPrimary: false }).where(eq(emailAddresses.userId, address.userId));
  await tx.update(emailAddresses).set({ isPrimary: true }).where(eq(emailAddresses.id, address.id));
  await voidKeys(tx, 'reset_password', address.userId);
}

/** After a change of address (`changeEmail`): makes the confirmed address primary and removes the others. */
export async function replaceAddresses(tx: Db, userId: number, email: string): Promise<void> {
  for (const address of await addressesOf(tx, userId)) {
    if (address.email === email) await setPrimary(tx, address);
    else await remove(tx, address);
  }
}

async function remove(tx: Db, { id, userId, email }: Address): Promise<void> {
  await tx.delete(emailAddresses).where(eq(emailAddresses.id, id));
  await voidKeys(tx, 'verify_email', userId, email);
  await voidKeys(tx, 'reset_password', userId);
}

/** The address of the user that the form names; records an error when there is none. */
async function chosen(call: AuthCall, user: AuthUserRow): Promise<Chosen | undefined> {
  const { form } = call;
  const before = form.errors.length;
  const email = form.ownEmail('email');
  if (form.errors.length > before) return undefined;
  const address = (await listed(call, user.id)).find((one) => one.email === email);
  if (!address) form.refuse('unknown_email', 'email');
  return address;
}

function limitChanges(call: AuthCall, user: AuthUserRow): Promise<void> {
  return limit(call, { action: 'email change', subject: `user ${user.id}`, times: 10, seconds: 60 });
}

async function mustBeFreshFor(call: AuthCall, user: AuthUserRow): Promise<void> {
  if (call.context.settings.auth.reauthenticationRequired) await mustBeFresh(call, user);
}

/** Reads a checkbox as Django does: any text but "false" is a tick. */
const isTrue = (value: unknown): boolean =>
  Boolean(value) && !isEmpty(value) && !(typeof value === 'string' && value.toLowerCase() === 'false');

async function list(call: AuthCall, userId: number): Promise<AuthAnswer> {
  const data = (await listed(call, userId)).map(({ email, verified, isPrimary }) => ({
    email,
    verified,
    primary: isPrimary,
  }));
  return { status: 200, data };
}

/** The addresses of a user, with the one that is stored once its code is entered in this browser. */
async function listed({ context, db, request }: AuthCall, userId: number): Promise<Chosen[]> {
  const list = (await addressesOf(db, userId)).map((stored) => ({ ...stored, stored }));
  const awaited = liveCode(context, (await request.session.read()).data, 'verify');
  return awaited && !list.some(({ email }) => email === awaited.email)
    ? [...list, { email: awaited.email, verified: false, isPrimary: false, stored: null }]
    : list;
}

function addressesOf(db: Db, userId: number): Promise<Address[]> {
  return db.select().from(emailAddresses).where(eq(emailAddresses.userId, userId)).orderBy(asc(emailAddresses.id));
}

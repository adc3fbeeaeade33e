import { asc, eq } from '../../../db/drizzle.ts';
import type { Db } from '../../../db/types.ts';
import { AuthError } from '../../../http/answers.ts';
import { limit, refuseBadForm, refuseWith, refuse, signedIn, type AuthAnswer, type AuthCall } from '../answers.ts';
import { noteEvent } from '../log/events.ts';
import { mustBeFresh, mustBeSignedIn } from '../sessions/flows.ts';
import { voidKeys } from './keys.ts';
import { apiErrorWith } from '../messages.ts';
import { mailNotice } from './notices.ts';
import { sendConfirmation } from '../sessions/sign-in.ts';
import { tellOwner } from '../sessions/signup.ts';
import { emailAddresses } from '../tables.ts';
import { factorsOf, ownerOf, type AuthUserRow } from '../users.ts';

type Address = typeof emailAddresses.$inferSelect;

/** GET account/email */
export async function listEmails(call: AuthCall): Promise<AuthAnswer> {
  const user = await mustBeSignedIn(call);
  return list(call.db, user.id);
}

/** POST account/email: adds an address. It counts once its link was opened; with `changeEmail` it then replaces the old one. */
export async function addEmail(call: AuthCall): Promise<AuthAnswer> {
  const { context, db, form, request } = call;
  const user = await signedIn(call);
  // Confirmation by code would let a newcomer correct the address here; by link there is nothing to correct.
  if (!user) throw new AuthError(409);
  await limitChanges(call, user);
  const email = form.email('email');
  refuseBadForm(call);
  const own = await addressesOf(db, user.id);
  if (own.some((address) => address.email === email)) refuseWith(call, 'duplicate_email', 'email');
  const { changeEmail, maxEmailAddresses: most } = context.settings.auth;
  if (!changeEmail && most !== null && own.length >= most) {
    const text = {
      en: `You cannot add more than ${most} email addresses.`,
      ru: `Можно добавить не больше ${most} адресов.`,
    };
    refuse([apiErrorWith(form.language, 'max_email_addresses', text, 'email')]);
  }
  // A stolen session must not be able to add an address that could reset 2FA.
  if ((await factorsOf(db, user.id)).length > 0) refuseWith(call, 'add_email_blocked', 'email');
  await mustBeFreshFor(call, user);
  await db.transaction(async (tx) => {
    if (changeEmail) {
      for (const address of own) if (!address.verified) await remove(tx, address);
    }
    await tx.insert(emailAddresses).values({ userId: user.id, email }).onConflictDoNothing();
    await noteEvent(tx, request, user.id, 'email_added', { email });
  });
  // Someone else's address appears to be added. We notify its owner, and no link can confirm it.
  const owner = await ownerOf(db, email);
  if (owner) await tellOwner(call, owner, email);
  else await sendConfirmation(call, { ...user, email }, user.username);
  return list(db, user.id);
}

/** PUT account/email: mails the confirmation link again; 403 when that was done within three minutes. */
export async function resendEmail(call: AuthCall): Promise<AuthAnswer> {
  const user = await mustBeSignedIn(call);
  await limitChanges(call, user);
  const address = await chosen(call, user);
  refuseBadForm(call);
  if (!address || address.verified) return { status: 200 };
  const owner = await ownerOf(call.db, address.email);
  const sent = owner
    ? await tellOwner(call, owner, address.email)
    : await sendConfirmation(call, { ...user, email: address.email }, user.username);
  if (!sent) throw new AuthError(403);
  return { status: 200 };
}

/** PATCH account/email: makes a verified address the primary one. */
export async function makePrimary(call: AuthCall): Promise<AuthAnswer> {
  const { body, db, form, request, context } = call;
  const user = await mustBeSignedIn(call);
  await limitChanges(call, user);
  const address = await chosen(call, user);
  if (address && !address.verified) form.refuse('unverified_primary_email', 'email');
  if (!isTrue(body['primary'])) form.refuse('required', 'primary');
  refuseBadForm(call);
  await mustBeFreshFor(call, user);
  if (address && !address.isPrimary) {
    await db.transaction(async (tx) => {
      await setPrimary(tx, address);
      await noteEvent(tx, request, user.id, 'email_primary', { email: address.email });
      // The former primary address is notified.
      await mailNotice(tx, context, user, 'email_primary');
    });
  }
  return list(db, user.id);
}

/** DELETE account/email: takes an address away, unless it is the primary one. */
export async function removeEmail(call: AuthCall): Promise<AuthAnswer> {
  const { context, db, form, request } = call;
  const user = await mustBeSignedIn(call);
  await limitChanges(call, user);
  const address = await chosen(call, user);
  if (address?.isPrimary) form.refuse('cannot_remove_primary_email', 'email');
  refuseBadForm(call);
  await mustBeFreshFor(call, user);
  if (address) {
    await db.transaction(async (tx) => {
      await remove(tx, address);
      await noteEvent(tx, request, user.id, 'email_removed', { email: address.email });
      if (address.verified) await mailNotice(tx, context, { ...user, email: address.email }, 'email_removed');
    });
  }
  return list(db, user.id);
}

/** Makes a verified address primary and voids the reset keys of the old one. */
async function setPrimary(tx: Db, address: Pick<Address, 'id' | 'userId'>): Promise<void> {
  await tx.update(emailAddresses).set({ isPrimary: false }).where(eq(emailAddresses.userId, address.userId));
  await tx.update(emailAddresses).set({ isPrimary: true }).where(eq(emailAddresses.id, address.id));
  await voidKeys(tx, 'reset_password', address.userId);
}

/** After a change of address (`changeEmail`): what was confirmed is primary, and the others go. */
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

/** The address of the user that the form names; an error is noted when there is none. */
async function chosen({ db, form }: AuthCall, user: AuthUserRow): Promise<Address | undefined> {
  const before = form.errors.length;
  const email = form.email('email');
  if (form.errors.length > before) return undefined;
  const address = (await addressesOf(db, user.id)).find((one) => one.email === email);
  if (!address) form.refuse('unknown_email', 'email');
  return address;
}

function limitChanges(call: AuthCall, user: AuthUserRow): Promise<void> {
  return limit(call, { action: 'email change', subject: `user ${user.id}`, times: 10, seconds: 60 });
}

async function mustBeFreshFor(call: AuthCall, user: AuthUserRow): Promise<void> {
  if (call.context.settings.auth.reauthenticationRequired) await mustBeFresh(call, user);
}

/** As Django reads a checkbox. */
function isTrue(value: unknown): boolean {
  return Boolean(value) && !['false', '0'].includes(String(value).toLowerCase());
}

async function list(db: Db, userId: number): Promise<AuthAnswer> {
  const data = (await addressesOf(db, userId)).map(({ email, verified, isPrimary }) => ({
    email,
    verified,
    primary: isPrimary,
  }));
  return { status: 200, data };
}

function addressesOf(db: Db, userId: number): Promise<Address[]> {
  return db.select().from(emailAddresses).where(eq(emailAddresses.userId, userId)).orderBy(asc(emailAddresses.id));
}

import { defineMessages } from '@formatjs/intl';
import { passkeyNameMaxLength } from '@hoster/contract';
import { cutText } from '@hoster/domain/text/cut-text';
import { withValues } from '../../../i18n/translate.ts';
import { and, asc, eq, inArray } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/index.ts';
import { refuse, refuseBadForm, refuseWith, seconds, type AuthAnswer, type AuthCall } from '../answers.ts';
import { mailNotice } from '../emails/notices.ts';
import { deleteIdleRecoveryCodes } from '../factors/recovery-codes.ts';
import { noteEvent } from '../log/events.ts';
import { apiErrorWith } from '../messages.ts';
import { mustBeFresh, mustBeSignedIn } from '../guards.ts';
import { passkeys } from '../tables.ts';

/** A stored passkey. */
export type Passkey = typeof passkeys.$inferSelect;

/** Passkeys of a user, oldest first. */
export const passkeysOf = (db: Db, userId: number): Promise<Passkey[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));

/** A passkey in the shape of the auth answers. */
export function presentPasskey(passkey: Passkey) {
  return {
    type: 'webauthn' as const,
    created_at: seconds(passkey.createdAt),
    last_used_at: passkey.lastUsedAt && seconds(passkey.lastUsedAt),
    id: passkey.id,
    name: passkey.name,
    ...(passkey.isPasswordless !== null && { is_passwordless: passkey.isPasswordless }),
  };
}

/** PUT account/authenticators/webauthn: renames a passkey. */
export async function renamePasskey(call: AuthCall): Promise<AuthAnswer> {
  const { db, form } = call;
  const user = await mustBeSignedIn(call);
  const given = form.text('id');
  const id = idOf(given);
  const own = await passkeysOf(db, user.id);
  if (given !== '' && !own.some((passkey) => passkey.id === id)) {
    form.errors.push(apiErrorWith(form.language, 'invalid_choice', words.unknown, 'id'));
  }
  const name = form.text('name', passkeyNameMaxLength);
  refuseBadForm(call);
  await mustBeFresh(call, user);
  const [renamed] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.userId, user.id), eq(passkeys.id, id)))
    .returning();
  // Another request has removed it in the meantime.
  if (!renamed) return refuse([apiErrorWith(form.language, 'invalid_choice', words.unknown, 'id')]);
  return { status: 200, data: presentPasskey(renamed) };
}

/** DELETE account/authenticators/webauthn: removes passkeys; the recovery codes go with the last authenticator. */
export async function removePasskeys(call: AuthCall): Promise<AuthAnswer> {
  const { body, db, request } = call;
  const user = await mustBeSignedIn(call);
  const given = body['authenticators'];
  if (given === undefined || given === null || given === '') return refuseWith(call, 'required', 'authenticators');
  if (!Array.isArray(given)) return refuseWith(call, 'invalid_list', 'authenticators');
  if (given.length === 0) return refuseWith(call, 'required', 'authenticators');
  const own = await passkeysOf(db, user.id);
  const ids = given.map((one: unknown) => {
    const id = idOf(String(one));
    return own.some((passkey) => passkey.id === id) ? id : refuse([unknownPasskey(call, String(one))]);
  });
  await mustBeFresh(call, user);
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.userId, user.id), inArray(passkeys.id, ids)))
      .returning();
    for (const { name } of gone) {
      await noteEvent(tx, request, user.id, 'passkey_removed', { title: name });
      await mailNotice(tx, call, user, 'passkey_removed');
    }
    await deleteIdleRecoveryCodes(tx, user.id);
  });
  return { status: 200 };
}

/** An id as Django reads it; 0, which no row has, for anything else. */
const idOf = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

const words = defineMessages({
  unknown: {
    id: 'identity.passkey.unknown',
    defaultMessage: 'Select a valid choice. That choice is not one of the available choices.',
    description: 'Error: a passkey that does not exist',
  },
  unknownNamed: {
    id: 'identity.passkey.unknown-named',
    defaultMessage: 'Select a valid choice. {name} is not one of the available choices.',
    description: 'Error: a passkey that does not exist',
  },
});

function unknownPasskey({ form }: AuthCall, given: string) {
  const text = withValues(words.unknownNamed, { name: cutText(given, 40) });
  return apiErrorWith(form.language, 'invalid_choice', text, 'authenticators');
}

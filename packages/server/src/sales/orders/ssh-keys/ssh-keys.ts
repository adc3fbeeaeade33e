import { defineMessages } from '@formatjs/intl';
import type { Message } from '../../../i18n/translate.ts';
import { and, asc, eq } from '../../../platform/db/drizzle.ts';
import type { SshKey, SshKeyInput, SshKeyUpdate } from '@hoster/contract';
import { type Db, hasRoom } from '../../../platform/db/index.ts';
import { FieldError, notFound } from '../../../platform/http/index.ts';
import { parseSshKey } from './ssh-key.ts';
import { sshKeys } from '../tables.ts';

const texts = defineMessages({
  known: { id: 'sales.ssh-key.known', defaultMessage: 'This key is already in your account.' },
  many: {
    id: 'sales.ssh-key.many',
    defaultMessage: 'You can save up to 100 SSH keys. Remove one you don’t need first.',
  },
});

/** The same limit as in an order. */
export const mostKeys = 100;

type Row = typeof sshKeys.$inferSelect;

/** Keys of a user, oldest first. */
export async function sshKeysOf(db: Db, userId: number): Promise<Row[]> {
  return db.select().from(sshKeys).where(eq(sshKeys.userId, userId)).orderBy(asc(sshKeys.id));
}

export function presentSshKey(row: Row, email: string): SshKey {
  return {
    id: row.id,
    created: row.createdAt.toISOString(),
    default: row.isDefault,
    key: row.key,
    title: row.title,
    user_email: email,
    fingerprint: row.fingerprint,
  };
}

/**
 * Adds a key to a user.
 * @param path field that the errors belong to, when the key was part of another form
 * @throws FieldError when it is no usable public key, or the user already has it, or has reached the limit
 */
export async function addSshKey(tx: Db, userId: number, input: SshKeyInput, path?: string): Promise<Row> {
  const parsed = parseSshKey(input.key);
  if ('problem' in parsed) throw keyError(parsed.problem, path);
  const limit = { table: sshKeys, where: eq(sshKeys.userId, userId), owner: `user ${userId}`, most: mostKeys };
  if (!(await hasRoom(tx, limit))) throw keyError(texts.many, path);
  const [row] = await tx
    .insert(sshKeys)
    .values({
      userId,
      title: input.title,
      key: parsed.key,
      fingerprint: parsed.fingerprint,
      isDefault: input.default,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw keyError(texts.known, path);
  return row;
}

/**
 * Renames a key of the user, or changes whether new servers get it.
 * @throws AppError 404 when the user has no such key
 */
export async function changeSshKey(db: Db, userId: number, id: number, change: SshKeyUpdate): Promise<Row> {
  const mine = and(eq(sshKeys.id, id), eq(sshKeys.userId, userId));
  const [before] = await db.select().from(sshKeys).where(mine);
  if (!before) throw notFound(`No key ${id} of user ${userId}`);
  const { title = before.title, default: isDefault = before.isDefault } = change;
  const [row] = await db.update(sshKeys).set({ title, isDefault }).where(mine).returning();
  if (!row) throw notFound(`The key ${id} is gone`);
  return row;
}

/**
 * Deletes a key of the user. Orders have copies of theirs.
 * @throws AppError 404 when the user has no such key
 */
export async function removeSshKey(tx: Db, userId: number, id: number): Promise<Row> {
  const [row] = await tx
    .delete(sshKeys)
    .where(and(eq(sshKeys.id, id), eq(sshKeys.userId, userId)))
    .returning();
  if (!row) throw notFound(`No key ${id} of user ${userId}`);
  return row;
}

/** The key of an order: new, or the same one again from a form that was sent twice. */
export async function sshKeyOfOrder(tx: Db, userId: number, input: SshKeyInput): Promise<Row> {
  const parsed = parseSshKey(input.key);
  if ('problem' in parsed) throw keyError(parsed.problem, 'ssh_key');
  const [known] = await tx
    .select()
    .from(sshKeys)
    .where(and(eq(sshKeys.userId, userId), eq(sshKeys.fingerprint, parsed.fingerprint)));
  return known ?? addSshKey(tx, userId, input, 'ssh_key');
}

function keyError(text: Message, path: string | undefined): FieldError {
  return new FieldError(path === undefined ? { key: [text] } : { [path]: { key: [text] } });
}

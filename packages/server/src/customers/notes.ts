import type { CustomerNote } from '@hoster/contract';
import { nameOf, type Viewer } from '../identity/index.ts';
import { and, desc, eq } from '../platform/db/drizzle.ts';
import type { Db } from '../platform/db/index.ts';
import { notFound } from '../platform/http/index.ts';
import type { PersonalData } from '../platform/index.ts';
import { mustExist } from './read.ts';
import { customerNotes } from './tables.ts';

const most = 200;

/** Notes on a customer, newest first. @throws AppError 404 for an account that doesn't exist */
export async function listNotes(db: Db, accountId: number, viewerId: number): Promise<CustomerNote[]> {
  await mustExist(db, accountId);
  const rows = await db
    .select()
    .from(customerNotes)
    .where(eq(customerNotes.accountId, accountId))
    .orderBy(desc(customerNotes.id))
    .limit(most);
  return rows.map(({ createdAt, id, name, text, userId }) => ({
    id,
    at: createdAt.toISOString(),
    by: name,
    text,
    is_own: userId === viewerId,
  }));
}

/** Adds a note; the same text that is sent twice in a row is added once. */
export async function addNote(db: Db, accountId: number, by: Viewer, { at, text }: { at: Date; text: string }) {
  await mustExist(db, accountId);
  const [latest] = await listNotes(db, accountId, by.userId);
  if (latest?.is_own && latest.text === text) return;
  await db.insert(customerNotes).values({ accountId, userId: by.userId, name: nameOf(by), text, createdAt: at });
}

/** Deletes an own note. @throws AppError 404 for another one */
export async function deleteNote(db: Db, accountId: number, userId: number, id: number): Promise<void> {
  const own = and(eq(customerNotes.id, id), eq(customerNotes.accountId, accountId), eq(customerNotes.userId, userId));
  const rows = await db.delete(customerNotes).where(own).returning({ id: customerNotes.id });
  if (rows.length === 0) throw notFound(`No note ${id}`);
}

/** Notes are about the customer, so they're in the copy of their data, without the names of staff. */
export const notesPersonalData: PersonalData = {
  copy: async (db, { accountId }) => ({
    notes: await db
      .select({ text: customerNotes.text, created: customerNotes.createdAt })
      .from(customerNotes)
      .where(eq(customerNotes.accountId, accountId))
      .orderBy(customerNotes.id),
  }),
  erase: async (tx, { accountId }) => {
    await tx.delete(customerNotes).where(eq(customerNotes.accountId, accountId));
  },
};

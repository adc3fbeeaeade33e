import { and, eq, inArray, isNull, lt, notExists, or } from '../../platform/db/drizzle.ts';
import { type Context, dayMilliseconds } from '../../platform/index.ts';

import { storedFiles } from '../files/tables.ts';
import { ticketAttachments, ticketDrafts } from './tables.ts';

const draftDays = 30;
const batch = 200;

/** Deletes drafts and their files after a month, and contents that no file needs any more. */
export async function sweepTickets({ clock, db, settings }: Context): Promise<void> {
  const oldest = new Date(clock.now().getTime() - draftDays * dayMilliseconds);
  await db.delete(ticketDrafts).where(lt(ticketDrafts.updatedAt, oldest));
  await db
    .delete(ticketAttachments)
    .where(and(isNull(ticketAttachments.messageId), lt(ticketAttachments.createdAt, oldest)));
  if (settings.ticketFilesDir === null) await sweepContents(db, new Date(clock.now().getTime() - dayMilliseconds));
}

/** Contents of deleted files. Recent ones stay: a file that is being added may refer to them. */
async function sweepContents(db: Context['db'], before: Date): Promise<void> {
  const needed = db
    .select({ id: ticketAttachments.id })
    .from(ticketAttachments)
    .where(or(eq(ticketAttachments.hash, storedFiles.hash), eq(ticketAttachments.thumbnailHash, storedFiles.hash)));
  const unneeded = await db
    .select({ hash: storedFiles.hash })
    .from(storedFiles)
    .where(and(lt(storedFiles.createdAt, before), notExists(needed)))
    .limit(batch);
  if (unneeded.length === 0) return;
  await db.delete(storedFiles).where(
    and(
      inArray(
        storedFiles.hash,
        unneeded.map(({ hash }) => hash),
      ),
      notExists(needed),
    ),
  );
}

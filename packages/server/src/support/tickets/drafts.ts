import type { TicketDraftInput } from '@hoster/contract';
import { and, eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { draftFiles, dropDraftFiles } from './attach.ts';
import { type AttachmentRow, type DraftRow, ticketDrafts } from './tables.ts';

/** Whose draft, and of which ticket; 0: of a new one. */
export interface DraftKey {
  readonly userId: number;
  readonly ticketId: number;
}

const isDraft = ({ userId, ticketId }: DraftKey) =>
  and(eq(ticketDrafts.userId, userId), eq(ticketDrafts.ticketId, ticketId));

export async function findDraft(db: Db, key: DraftKey): Promise<{ draft?: DraftRow; files: AttachmentRow[] }> {
  const [draft] = await db.select().from(ticketDrafts).where(isDraft(key));
  return { ...(draft && { draft }), files: await draftFiles(db, key) };
}

export async function saveDraft(db: Db, key: DraftKey, input: TicketDraftInput, now: Date): Promise<void> {
  const { service, ...texts } = input;
  const values = { ...texts, serviceId: service, updatedAt: now };
  await db
    .insert(ticketDrafts)
    .values({ ...key, ...values })
    .onConflictDoUpdate({ target: [ticketDrafts.userId, ticketDrafts.ticketId], set: values });
}

/** Discards what was typed; files stay if they were sent. */
export async function dropDraft(tx: Db, { userId, ticketId }: DraftKey): Promise<void> {
  await tx.delete(ticketDrafts).where(isDraft({ userId, ticketId }));
  await dropDraftFiles(tx, { userId, ticketId });
}

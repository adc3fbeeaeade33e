import type { TicketDraftInput } from '@hoster/contract';
import { and, eq, gt } from '../../platform/db/drizzle.ts';
import { type Db, takeTurns } from '../../platform/db/index.ts';
import { draftFiles, dropDraftFiles } from './attach.ts';
import { type AttachmentRow, type DraftRow, ticketDrafts, ticketMessages } from './tables.ts';

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

/** Milliseconds in which a draft with the words of a sent message was on its way while that was sent. */
const lateMilliseconds = 60_000;

/** Saves what is being typed, unless it has just been sent: a draft may arrive after its message. */
export async function saveDraft(db: Db, key: DraftKey, input: TicketDraftInput, now: Date): Promise<void> {
  const { service, ...texts } = input;
  const values = { ...texts, serviceId: service, updatedAt: now };
  await db.transaction(async (tx) => {
    await takeTurns(tx, turnsOf(key));
    const sent = and(
      eq(ticketMessages.userId, key.userId),
      eq(ticketMessages.body, texts.body),
      gt(ticketMessages.createdAt, new Date(now.getTime() - lateMilliseconds)),
      key.ticketId === 0 ? undefined : eq(ticketMessages.ticketId, key.ticketId),
    );
    if (texts.body !== '' && (await tx.$count(ticketMessages, sent)) > 0) return;
    await tx
      .insert(ticketDrafts)
      .values({ ...key, ...values })
      .onConflictDoUpdate({ target: [ticketDrafts.userId, ticketDrafts.ticketId], set: values });
  });
}

const turnsOf = ({ userId, ticketId }: DraftKey): string => `draft of user ${userId} and ticket ${ticketId}`;

/** Discards what was typed; files stay if they were sent. */
export async function dropDraft(tx: Db, { userId, ticketId }: DraftKey): Promise<void> {
  await takeTurns(tx, turnsOf({ userId, ticketId }));
  await tx.delete(ticketDrafts).where(isDraft({ userId, ticketId }));
  await dropDraftFiles(tx, { userId, ticketId });
}

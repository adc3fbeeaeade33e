import { localizePath } from '@hoster/domain';
import { eq, lte } from '../../platform/db/drizzle.ts';
import { AppError } from '../../platform/http/index.ts';
import type { Context } from '../../platform/index.ts';
import { dueById, type Job } from '../../platform/jobs/index.ts';
import { enqueueMail } from '../../platform/mail/index.ts';
import { backEmail } from './emails.ts';
import { showSubject, type StoredSubject } from './subject.ts';
import { stockNotices } from './tables.ts';

/** Pause between two checks for one notice. */
const pauseMilliseconds = 10 * 60 * 1000;

/** Notices that are due. */
async function dueNotices({ db, clock }: Context): Promise<number[]> {
  const rows = await db
    .select({ id: stockNotices.id })
    .from(stockNotices)
    .where(lte(stockNotices.dueAt, clock.now()))
    .limit(500);
  return rows.map(({ id }) => id);
}

/** Sends the email of a notice and deletes it once there is stock, or deletes it when it has expired. Safe to repeat. */
async function lookForStock(context: Context, noticeId: number): Promise<void> {
  const { clock, db, settings } = context;
  const [notice] = await db.select().from(stockNotices).where(eq(stockNotices.id, noticeId));
  if (!notice) return;
  // Read before the row is locked: a transaction that asks for a second connection can wait forever.
  const subject = await subjectOf(context, notice);
  await db.transaction(async (tx) => {
    const now = clock.now();
    const [row] = await tx.select().from(stockNotices).where(eq(stockNotices.id, noticeId)).for('update');
    if (!row || row.dueAt > now) return;
    const isOver = row.expiresAt <= now || subject === null;
    const isBack = !isOver && row.confirmedAt !== null && subject.in_stock;
    if (!isOver && !isBack) {
      const dueAt = new Date(now.getTime() + pauseMilliseconds);
      await tx.update(stockNotices).set({ dueAt }).where(eq(stockNotices.id, row.id));
      return;
    }
    await tx.delete(stockNotices).where(eq(stockNotices.id, row.id));
    if (!isBack) return;
    const { email: to, language, createdAt: askedAt } = row;
    const url = settings.publicOrigin + localizePath(subject.url, language);
    await enqueueMail(tx, { to, language, ...backEmail(language, { name: subject.name, url, askedAt }) });
  });
}

/** What a notice is about; null when it's no longer sold. */
async function subjectOf({ db }: Context, row: StoredSubject & { language: Parameters<typeof showSubject>[2] }) {
  try {
    return await showSubject(db, row, row.language);
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  }
}

/** Compares notices with the stock. */
export const checkStockJob: Job<{ noticeId: number }> = {
  name: 'stock-notice.look',
  queue: { retryLimit: 5, retryDelay: 10, retryBackoff: true, pollSeconds: 15 },
  handle: (context, { noticeId }) => lookForStock(context, noticeId),
  due: async (context) => dueById(await dueNotices(context), (noticeId) => ({ noticeId })),
};

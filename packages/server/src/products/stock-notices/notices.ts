import { defineMessage } from '@formatjs/intl';
import type { StockNotice, StockNoticeRequest, StockNoticeSaved } from '@hoster/contract';
import { localizePath } from '@hoster/domain';
import { withValues } from '../../i18n/translate.ts';
import { isOwnAddress, type Viewer } from '../../identity/index.ts';
import { and, eq, gt, isNotNull } from '../../platform/db/drizzle.ts';
import { type Db, hasRoom } from '../../platform/db/index.ts';
import { consumeLimit, FieldError, type Language, notFound, tooMany } from '../../platform/http/index.ts';
import { type Context, dayMilliseconds } from '../../platform/index.ts';
import { endMailPause, enqueueMail, mayMailUninvited, mustBeReachable } from '../../platform/mail/index.ts';
import { confirmationEmail } from './emails.ts';
import { settledSubject, showSubject } from './subject.ts';
import { stockNotices } from './tables.ts';

/** How long a notice lasts, and how long it waits to be confirmed. */
const lastsDays = 180;
const confirmedWithinDays = 7;
/** Confirmed notices of an address at a time. */
const most = 20;
/** How many notices an address may be entered for without a confirmation. */
const unconfirmed = { action: 'unconfirmed stock notice', times: 5, seconds: 24 * 60 * 60 };
/** Purpose of the signatures in links. */
const SECRETS = 'stock notice';

type NoticeRow = typeof stockNotices.$inferSelect;

const tooManyText = withValues(
  defineMessage({
    id: 'products.stock.too-many',
    defaultMessage:
      'You’re already waiting for {most, plural, one {# thing} other {# things}}. Cancel one to add another.',
    description: 'Error of a notice about stock',
  }),
  { most },
);

/** Path of the page for viewing, confirming and ending a notice. */
const pageOf = ({ secrets }: Pick<Context, 'secrets'>, { id, language }: Pick<NoticeRow, 'id' | 'language'>): string =>
  localizePath(`/back-in-stock/${id}-${secrets.sign(SECRETS, String(id))}/`, language);

/**
 * Notes that somebody wants an email when something can be ordered again. An address that isn't the viewer's own is
 * asked to confirm. The same thing is noted once for an address.
 * @throws AppError 404 for an unknown plan or location, 429 for an address that was asked too often, FieldError for too
 * many notices
 */
export async function saveNotice(
  context: Context,
  { email, ...wanted }: StockNoticeRequest,
  viewer: Viewer | null,
  language: Language,
): Promise<StockNoticeSaved> {
  const { db, clock, settings } = context;
  const subject = settledSubject(wanted);
  const { name } = await showSubject(db, subject, language);
  mustBeReachable(settings, email);
  const isConfirmed = await isOwnAddress(db, viewer, email);
  if (!isConfirmed && !(await consumeLimit(context, { ...unconfirmed, subject: email })))
    throw tooMany(unconfirmed.seconds);
  const asks = !isConfirmed && (await mayMailUninvited(context, 'stock', email));
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + (isConfirmed ? lastsDays : confirmedWithinDays) * dayMilliseconds);
  const confirmation = isConfirmed ? { confirmedAt: now, expiresAt, dueAt: now } : {};
  return db.transaction(async (tx) => {
    if (isConfirmed) await mustHaveRoom(tx, email, now);
    const [row] = await tx
      .insert(stockNotices)
      .values({
        email,
        userId: isConfirmed ? (viewer?.userId ?? null) : null,
        language,
        ...subject,
        createdAt: now,
        confirmedAt: null,
        expiresAt,
        // Unconfirmed ones only await deletion.
        dueAt: expiresAt,
        ...confirmation,
      })
      .onConflictDoUpdate({
        target: [stockNotices.email, stockNotices.line, stockNotices.plan, stockNotices.places],
        set: { language, ...confirmation },
      })
      .returning();
    if (!row) throw new Error('The notice was not stored.');
    if (asks) {
      const page = settings.publicOrigin + pageOf(context, row);
      await enqueueMail(tx, { to: email, language, expiresAt, ...confirmationEmail(language, name, page) });
    }
    return isConfirmed ? { state: 'active', url: pageOf(context, row) } : { state: 'pending', url: null };
  });
}

/** @throws FieldError when an address has all the confirmed notices that it may have */
async function mustHaveRoom(tx: Db, email: string, now: Date): Promise<void> {
  const where = and(
    eq(stockNotices.email, email),
    isNotNull(stockNotices.confirmedAt),
    gt(stockNotices.expiresAt, now),
  );
  if (await hasRoom(tx, { table: stockNotices, where, owner: `address ${email}`, most })) return;
  throw new FieldError({ non_field_errors: [tooManyText] });
}

/** The notice of a key. @throws AppError 404 when there is none, or it has ended */
export async function noticeOf({ db, clock, secrets }: Context, key: string): Promise<NoticeRow> {
  const [id = '', signature = ''] = key.split('-');
  if (Number(id) > 2_147_483_647 || !secrets.verify(SECRETS, id, signature)) throw notFound();
  const [row] = await db
    .select()
    .from(stockNotices)
    .where(and(eq(stockNotices.id, Number(id)), gt(stockNotices.expiresAt, clock.now())));
  if (!row) throw notFound();
  return row;
}

/**
 * Confirms the address of a notice.
 * @throws FieldError when the address has as many notices as it may have
 */
export async function confirmNotice(context: Context, row: NoticeRow): Promise<NoticeRow> {
  if (row.confirmedAt !== null) return row;
  const { clock, db } = context;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + lastsDays * dayMilliseconds);
  const [confirmed] = await db.transaction(async (tx) => {
    await mustHaveRoom(tx, row.email, now);
    return tx
      .update(stockNotices)
      .set({ confirmedAt: now, expiresAt, dueAt: now })
      .where(eq(stockNotices.id, row.id))
      .returning();
  });
  await endMailPause(context, 'stock', row.email);
  if (!confirmed) throw notFound();
  return confirmed;
}

/** Ends a notice. */
export async function endNotice({ db }: Context, { id }: NoticeRow): Promise<void> {
  await db.delete(stockNotices).where(eq(stockNotices.id, id));
}

/** A row as JSON. @throws AppError 404 when what it's about is no longer sold */
export const presentNotice = async ({ db }: Context, row: NoticeRow, language: Language): Promise<StockNotice> => ({
  state: row.confirmedAt === null ? 'pending' : 'active',
  email: row.email,
  subject: await showSubject(db, row, language),
  expires: row.expiresAt.toISOString(),
});

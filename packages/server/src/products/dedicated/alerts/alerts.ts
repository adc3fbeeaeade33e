import { defineMessage } from '@formatjs/intl';
import { withValues } from '../../../i18n/translate.ts';
import type { DsAlert, DsAlertRequest, DsAlertSaved } from '@hoster/contract';
import { localizePath } from '@hoster/domain';
import { and, asc, between, eq, gt, isNotNull, isNull } from '../../../platform/db/drizzle.ts';
import { randomBytes } from 'node:crypto';
import { type Context, dayMilliseconds } from '../../../platform/index.ts';
import { type Db, hasRoom } from '../../../platform/db/index.ts';
import { consumeLimit, FieldError, type Language, notFound, tooMany } from '../../../platform/http/index.ts';
import { isOwnAddress, type Viewer } from '../../../identity/index.ts';
import {
  endMailPause,
  enqueueMail,
  mayMailUninvited,
  mustBeReachable,
  uninvitedPauseSeconds,
} from '../../../platform/mail/index.ts';
import { confirmationEmail } from './emails.ts';
import { searchPath, pricesOf, serversFor, settledQuery } from './search.ts';
import { serverAlerts } from './tables.ts';
import { ALERT_SECRETS, isAllowedUrl } from './webhook.ts';

/** How long an alert lasts, and how long it waits to be confirmed. */
const lastsDays = 180;
const confirmedWithinDays = 7;
/** Confirmed alerts of one address or customer at a time. */
const most = 20;
/** How many alerts an address may be entered for without a confirmation. */
const unconfirmed = { action: 'unconfirmed alert', times: 5, seconds: 24 * 60 * 60 };

export type AlertRow = typeof serverAlerts.$inferSelect;

/** Key of an alert in links: its number, signed. */
const keyOf = ({ secrets }: Pick<Context, 'secrets'>, id: number): string =>
  `${id}-${secrets.sign(ALERT_SECRETS, String(id))}`;

/** Path of the page for viewing, confirming and ending an alert. */
export const pageOf = (
  context: Pick<Context, 'secrets'>,
  { id, language }: Pick<AlertRow, 'id' | 'language'>,
): string => localizePath(`/dedicated-servers/alerts/${keyOf(context, id)}/`, language);

/**
 * Saves a search. An address that isn't the viewer's own is asked to confirm; alerts that are saved before it may be
 * asked again are confirmed by the same link.
 * @throws AppError 404 for an unknown landing, 429 for an address that was asked too often, FieldError for a webhook
 * that can't be posted to and for too many alerts
 */
export async function saveAlert(
  context: Context,
  request: DsAlertRequest,
  viewer: Viewer | null,
  language: Language,
): Promise<DsAlertSaved> {
  const { db, clock, secrets, settings } = context;
  const search = { landing: request.landing, query: settledQuery(request.query) };
  const seen = pricesOf(await serversFor(db, search, language));
  const now = clock.now();
  const email = request.channel === 'email' ? request.email : null;
  if (email !== null) mustBeReachable(settings, email);
  const url = request.channel === 'webhook' ? request.url : null;
  if (url !== null && !isAllowedUrl(settings, url)) throw new FieldError({ url: [texts.url] });
  const secret = url === null ? null : `whsec_${randomBytes(24).toString('base64')}`;
  const isConfirmed = email === null || (await isOwnAddress(db, viewer, email));
  if (!isConfirmed && !(await consumeLimit(context, { ...unconfirmed, subject: email })))
    throw tooMany(unconfirmed.seconds);
  const asks = email !== null && !isConfirmed && (await mayMailUninvited(context, 'alert', email));
  const expiresAt = new Date(now.getTime() + (isConfirmed ? lastsDays : confirmedWithinDays) * dayMilliseconds);
  return db.transaction(async (tx) => {
    if (isConfirmed) await mustHaveRoom(tx, { email, userId: viewer?.userId ?? null }, now);
    const [row] = await tx
      .insert(serverAlerts)
      .values({
        channel: request.channel,
        email,
        url,
        secret: secret === null ? null : secrets.seal(ALERT_SECRETS, secret),
        userId: viewer?.userId ?? null,
        language,
        ...search,
        seen,
        createdAt: now,
        confirmedAt: isConfirmed ? now : null,
        expiresAt,
        // Unconfirmed ones only await deletion.
        dueAt: isConfirmed ? now : expiresAt,
      })
      .returning();
    if (!row) throw new Error('The alert was not stored.');
    if (asks) {
      const { publicOrigin } = settings;
      const message = confirmationEmail(
        language,
        publicOrigin + pageOf(context, row),
        publicOrigin + searchPath(search, language),
      );
      await enqueueMail(tx, { to: email, language, expiresAt, ...message });
    }
    return isConfirmed
      ? { state: 'active', secret, url: pageOf(context, row) }
      : { state: 'pending', secret: null, url: null };
  });
}

const texts = {
  url: defineMessage({
    id: 'products.dedicated.alert.url',
    defaultMessage: 'Enter a public address that begins with https://.',
    description: 'Error of an alert about dedicated servers',
  }),
  tooMany: withValues(
    defineMessage({
      id: 'products.dedicated.alert.too-many',
      defaultMessage: 'You already have {most} alerts. End one to add another.',
      description: 'Error of an alert about dedicated servers',
    }),
    { most },
  ),
};

/** @throws FieldError when an address, or without one a customer, has all the confirmed alerts that they may have */
async function mustHaveRoom(tx: Db, { email, userId }: Pick<AlertRow, 'email' | 'userId'>, now: Date): Promise<void> {
  const isOwn = email === null ? eq(serverAlerts.userId, userId ?? 0) : eq(serverAlerts.email, email);
  const where = and(isOwn, isNotNull(serverAlerts.confirmedAt), gt(serverAlerts.expiresAt, now));
  const owner = email === null ? `user ${userId}` : `address ${email}`;
  if (await hasRoom(tx, { table: serverAlerts, where, owner, most })) return;
  throw new FieldError({ non_field_errors: [texts.tooMany] });
}

/** The alert of a key. @throws AppError 404 when there is none, or it has ended */
export async function alertOf({ db, clock, secrets }: Context, key: string): Promise<AlertRow> {
  const [id = '', signature = ''] = key.split('-');
  if (Number(id) > 2_147_483_647 || !secrets.verify(ALERT_SECRETS, id, signature)) throw notFound();
  const [row] = await db
    .select()
    .from(serverAlerts)
    .where(and(eq(serverAlerts.id, Number(id)), gt(serverAlerts.expiresAt, clock.now())));
  if (!row) throw notFound();
  return row;
}

/** The alerts that a customer saved, oldest first. */
export async function alertsOf(context: Context, viewer: Viewer): Promise<DsAlert[]> {
  const { db, clock } = context;
  const rows = await db
    .select()
    .from(serverAlerts)
    .where(and(eq(serverAlerts.userId, viewer.userId), gt(serverAlerts.expiresAt, clock.now())))
    .orderBy(asc(serverAlerts.id));
  return rows.map((row) => presentAlert(context, row));
}

/**
 * Confirms the address of an alert, and of those that were saved too soon after it for an email of their own.
 * @throws FieldError when the address has as many alerts as it may have
 */
export async function confirmAlert(context: Context, row: AlertRow): Promise<AlertRow> {
  if (row.confirmedAt !== null || row.email === null) return row;
  const { db } = context;
  const until = new Date(row.createdAt.getTime() + uninvitedPauseSeconds * 1000);
  const confirmed = await confirmOne(context, row);
  const others = await db
    .select()
    .from(serverAlerts)
    .where(
      and(
        eq(serverAlerts.email, row.email),
        isNull(serverAlerts.confirmedAt),
        between(serverAlerts.createdAt, row.createdAt, until),
      ),
    );
  try {
    for (const other of others) await confirmOne(context, other);
  } catch (error) {
    // The ones beyond the limit stay unconfirmed: their page says so.
    if (!(error instanceof FieldError)) throw error;
  }
  await endMailPause(context, 'alert', row.email);
  if (!confirmed) throw notFound();
  return confirmed;
}

/** Confirms an alert. Current matches count as known to its owner: the page shows them. */
async function confirmOne({ clock, db }: Context, row: AlertRow): Promise<AlertRow | undefined> {
  const now = clock.now();
  const seen = pricesOf(await serversFor(db, row, row.language));
  const expiresAt = new Date(now.getTime() + lastsDays * dayMilliseconds);
  return db.transaction(async (tx) => {
    await mustHaveRoom(tx, row, now);
    const [confirmed] = await tx
      .update(serverAlerts)
      .set({ confirmedAt: now, expiresAt, dueAt: now, seen })
      .where(eq(serverAlerts.id, row.id))
      .returning();
    return confirmed;
  });
}

/** Ends an alert. */
export async function endAlert({ db }: Context, { id }: AlertRow): Promise<void> {
  await db.delete(serverAlerts).where(eq(serverAlerts.id, id));
}

/** A row as JSON. */
export const presentAlert = (context: Pick<Context, 'secrets'>, row: AlertRow): DsAlert => ({
  url: pageOf(context, row),
  state: row.confirmedAt === null ? 'pending' : 'active',
  channel: row.channel,
  recipient: row.email ?? (row.url === null ? null : new URL(row.url).host),
  query: row.query,
  landing: row.landing,
  created: row.createdAt.toISOString(),
  expires: row.expiresAt.toISOString(),
});

import type { DsAlert, DsAlertRequest, DsAlertSaved } from '@hoster/contract';
import { localizePath } from '@hoster/domain';
import { and, asc, count, eq, gt, isNotNull } from '../../db/drizzle.ts';
import { randomBytes } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { FieldError, notFound, tooMany } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import { attempt } from '../../http/rate-limit.ts';
import type { Viewer } from '../../http/viewer.ts';
import { emailAddresses } from '../auth/tables.ts';
import { enqueueMail } from '../mail/service.ts';
import { confirmationLetter } from './letters.ts';
import { searchPath, pricesOf, serversFor, settledQuery } from './search.ts';
import { serverAlerts } from './tables.ts';
import { ALERT_SECRETS, isAllowedUrl } from './webhook.ts';

const day = 24 * 60 * 60 * 1000;
/** How long an alert lasts, and how long it waits to be confirmed. */
const lastsDays = 180;
const confirmedWithinDays = 7;
/** Confirmed alerts of one address or customer at a time. */
const most = 20;
/** How often an address may be asked to confirm: anyone can enter it. */
const confirmations = { action: 'mail alert', times: 5, seconds: 24 * 60 * 60 };

export type AlertRow = typeof serverAlerts.$inferSelect;

/** Key of an alert in links: its number, signed. */
const keyOf = ({ secrets }: Pick<Context, 'secrets'>, id: number): string =>
  `${id}-${secrets.sign(ALERT_SECRETS, String(id))}`;

/** Path of the page that shows an alert, confirms and ends it. */
export const pageOf = (
  context: Pick<Context, 'secrets'>,
  { id, language }: Pick<AlertRow, 'id' | 'language'>,
): string => localizePath(`/dedicated-servers/alerts/${keyOf(context, id)}/`, language);

/**
 * Saves a search. An address that isn't the viewer's own is asked to confirm, a few times a day at most.
 * @throws AppError 404 for an unknown landing, 429 for an address that was asked too often, FieldError for a webhook that
 *   can't be posted to and for too many alerts
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
  const email = request.channel === 'email' ? request.email.toLowerCase() : null;
  const url = request.channel === 'webhook' ? request.url : null;
  if (url !== null && !isAllowedUrl(settings, url)) throw new FieldError({ url: [texts.url] });
  const secret = url === null ? null : `whsec_${randomBytes(24).toString('base64')}`;
  const isConfirmed = email === null || (await isOwn(db, viewer, email));
  if (!isConfirmed && !(await attempt(context, { ...confirmations, subject: email })))
    throw tooMany(confirmations.seconds);
  const expiresAt = new Date(now.getTime() + (isConfirmed ? lastsDays : confirmedWithinDays) * day);
  return db.transaction(async (tx) => {
    if (isConfirmed && (await isTooMany(tx, email, viewer, now))) {
      throw new FieldError({ non_field_errors: [texts.tooMany] });
    }
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
        // Unconfirmed ones only wait for deletion.
        dueAt: isConfirmed ? now : expiresAt,
      })
      .returning();
    if (!row) throw new Error('The alert was not stored.');
    if (email !== null && !isConfirmed) {
      const { publicOrigin } = settings;
      const letter = confirmationLetter(
        language,
        publicOrigin + pageOf(context, row),
        publicOrigin + searchPath(search, language),
      );
      await enqueueMail(tx, { to: email, language, ...letter });
    }
    return isConfirmed
      ? { state: 'active', secret, url: pageOf(context, row) }
      : { state: 'pending', secret: null, url: null };
  });
}

const texts = {
  url: {
    en: 'Enter a public address that begins with https://.',
    ru: 'Введите общедоступный адрес, который начинается с https://.',
  },
  tooMany: {
    en: `You already have ${most} alerts. End one to add another.`,
    ru: `У вас уже ${most} подписок. Чтобы добавить новую, удалите одну из них.`,
  },
};

async function isOwn(db: Db, viewer: Viewer | null, email: string): Promise<boolean> {
  if (viewer === null) return false;
  const [row] = await db
    .select({ id: emailAddresses.id })
    .from(emailAddresses)
    .where(
      and(eq(emailAddresses.userId, viewer.userId), eq(emailAddresses.email, email), eq(emailAddresses.verified, true)),
    );
  return row !== undefined;
}

async function isTooMany(tx: Db, email: string | null, viewer: Viewer | null, now: Date): Promise<boolean> {
  const owner = email === null ? eq(serverAlerts.userId, viewer?.userId ?? 0) : eq(serverAlerts.email, email);
  const [row] = await tx
    .select({ number: count() })
    .from(serverAlerts)
    .where(and(owner, isNotNull(serverAlerts.confirmedAt), gt(serverAlerts.expiresAt, now)));
  return (row?.number ?? 0) >= most;
}

/** The alert of a key. @throws AppError 404 when there is none, or it's over */
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

/** Confirms the address of an alert. What matches now is known to its owner: the page shows it. */
export async function confirmAlert(context: Context, row: AlertRow): Promise<AlertRow> {
  if (row.confirmedAt !== null) return row;
  const now = context.clock.now();
  const [confirmed] = await context.db
    .update(serverAlerts)
    .set({
      confirmedAt: now,
      expiresAt: new Date(now.getTime() + lastsDays * day),
      dueAt: now,
      seen: pricesOf(await serversFor(context.db, row, row.language)),
    })
    .where(eq(serverAlerts.id, row.id))
    .returning();
  if (!confirmed) throw notFound();
  return confirmed;
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

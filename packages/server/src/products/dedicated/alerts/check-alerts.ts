import { mailLanguage } from '../../../platform/company/index.ts';
import { eq, lte } from '../../../platform/db/drizzle.ts';
import type { Context } from '../../../platform/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { dueById, type Job, jobsOf } from '../../../platform/jobs/index.ts';
import { enqueueMail } from '../../../platform/mail/index.ts';
import { pageOf, type AlertRow } from './alerts.ts';
import { endEmail, newsEmail } from './emails.ts';
import { mailboxOf } from './mailbox.ts';
import { newsAmong, pricesOf, searchPath, serversFor } from './search.ts';
import { serverAlerts } from './tables.ts';
import { webhookJob } from './webhook.ts';

/** Pause between two checks for one alert, and so between its emails. */
const pauseMilliseconds = 60 * 60 * 1000;

/** Alerts that are due. */
async function dueAlerts({ db, clock }: Context): Promise<number[]> {
  const rows = await db
    .select({ id: serverAlerts.id })
    .from(serverAlerts)
    .where(lte(serverAlerts.dueAt, clock.now()))
    .limit(500);
  return rows.map(({ id }) => id);
}

/** Compares an alert with the list: notifies its owner about new matches, or ends it. Safe to repeat. */
async function lookForServers(context: Context, alertId: number): Promise<void> {
  const { clock, db } = context;
  const [alert] = await db.select().from(serverAlerts).where(eq(serverAlerts.id, alertId));
  if (!alert) return;
  // Read before the row is locked: a transaction that asks for a second connection can wait forever.
  const servers = await serversOf(context, alert);
  await db.transaction(async (tx) => {
    const now = clock.now();
    const [row] = await tx.select().from(serverAlerts).where(eq(serverAlerts.id, alertId)).for('update');
    if (!row || row.dueAt > now) return;
    const language = await mailLanguage(tx, row.language);
    if (row.expiresAt <= now || servers === null) {
      await tx.delete(serverAlerts).where(eq(serverAlerts.id, row.id));
      const to = await mailboxOf(tx, row);
      if (to !== '') {
        const search = context.settings.publicOrigin + searchPath(row, language);
        await enqueueMail(tx, { to, language, ...endEmail(language, row.createdAt, search) });
      }
      return;
    }
    const news = newsAmong(servers, row.seen);
    // Servers that disappear for a while aren't new when they return at their old price.
    await tx
      .update(serverAlerts)
      .set({ seen: { ...row.seen, ...pricesOf(servers) }, dueAt: new Date(now.getTime() + pauseMilliseconds) })
      .where(eq(serverAlerts.id, row.id));
    if (news.length === 0) return;
    const { publicOrigin: origin } = context.settings;
    const links = {
      origin,
      search: origin + searchPath(row, language),
      page: origin + pageOf(context, { ...row, language }),
    };
    if (row.email !== null) {
      await enqueueMail(tx, { to: row.email, language, ...newsEmail(language, news, links) });
      return;
    }
    const jobs = await jobsOf(context);
    const id = `alert-${row.id}-${now.getTime()}`;
    const data = {
      search_url: links.search,
      alert_url: links.page,
      servers: news.map(({ slug, name, price, url }) => ({ slug, name, price, currency: 'EUR', url: origin + url })),
    };
    await jobs.enqueue(tx, webhookJob, { alertId: row.id, id, at: now.toISOString(), data }, { key: id });
  });
}

/** Servers that match an alert; null when its landing no longer exists. */
async function serversOf({ db }: Context, row: AlertRow) {
  try {
    return await serversFor(db, row, row.language);
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  }
}

/** Compares alerts with the list. */
export const checkAlertJob: Job<{ alertId: number }> = {
  name: 'alert.look',
  queue: { retryLimit: 5, retryDelay: 10, retryBackoff: true, pollSeconds: 15 },
  handle: (context, { alertId }) => lookForServers(context, alertId),
  due: async (context) => dueById(await dueAlerts(context), (alertId) => ({ alertId })),
};

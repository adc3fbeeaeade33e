import type { StatusSystem } from '@hoster/contract';
import { and, eq, gt, lt, sql } from '../../platform/db/drizzle.ts';
import { outgoing } from '../../platform/http/index.ts';
import type { Context } from '../../platform/index.ts';
import { mailOutbox } from '../../platform/mail/index.ts';
import { keyOfSystem, listComponents } from './components.ts';
import { dayOf, shownSince } from './days.ts';
import { statusChecks, statusComponents } from './tables.ts';

/** Pause between two checks. */
export const checkMilliseconds = 60_000;
const visit = outgoing({ milliseconds: 10_000, body: 'none' });
/** Emails that wait longer mean that delivery is stuck. */
const mailMinutes = 15;
/** A single failure may be a fault of the check itself. */
const failuresUntilDown = 2;
/** An older check says nothing about the current state. */
const freshMinutes = 5;

/** Checks whether a system works; null when unknown. */
type Check = (context: Context) => Promise<boolean | null>;

async function ask({ settings }: Context, path: string): Promise<number> {
  const answer = await visit(settings.callbackOrigin + path, { redirect: 'manual' });
  return answer.status;
}

const call =
  (path: string): Check =>
  async (context) =>
    (await ask(context, path)) === 200;

/** A page of the site. A standalone backend has none. */
const page =
  (path: string): Check =>
  async (context) => {
    const status = await ask(context, path);
    return status === 404 ? null : status < 400;
  };

/** Whether no email waits for long, except for addresses that don't take theirs while those sent later arrive. */
export async function mailIsWell({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<boolean> {
  const late = new Date(clock.now().getTime() - mailMinutes * 60_000);
  const lastSent = sql`coalesce((select max(${mailOutbox.sentAt}) from ${mailOutbox}), '-infinity')`;
  const [stuck] = await db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.status, 'queued'), lt(mailOutbox.createdAt, late), gt(mailOutbox.createdAt, lastSent)))
    .limit(1);
  return stuck === undefined;
}

/** Checks of our own systems over the network. */
const checks: readonly (readonly [StatusSystem, Check])[] = [
  ['website', page('/')],
  ['account', page('/auth/login/')],
  ['api', call('/readyz')],
  ['payments', call('/my/api/payment-methods/')],
  ['mail', mailIsWell],
];

/**
 * Checks our systems and adds the minute to the day's figures: one row per system and day, for as long as the page
 * shows. If several processes check in the same minute, one counts.
 */
export async function checkSystems(context: Context, list = checks): Promise<void> {
  const results = await Promise.all(
    list.map(async ([system, check]) => ({ system, isWell: await check(context).catch(() => false) })),
  );
  const { db, clock } = context;
  const now = clock.now();
  for (const { system, isWell } of results) {
    if (isWell === null) continue;
    const failed = isWell ? 0 : 1;
    await db
      .insert(statusChecks)
      .values({
        component: keyOfSystem(system),
        day: dayOf(now.getTime()),
        checked: 1,
        failed,
        failing: failed,
        checkedAt: now,
      })
      .onConflictDoUpdate({
        target: [statusChecks.component, statusChecks.day],
        set: {
          checked: sql`${statusChecks.checked} + 1`,
          failed: sql`${statusChecks.failed} + excluded.failed`,
          failing: sql`case when excluded.failed = 0 then 0 else ${statusChecks.failing} + 1 end`,
          checkedAt: sql`excluded.checked_at`,
        },
        setWhere: sql`${statusChecks.checkedAt} <= excluded.checked_at - interval '50 seconds'`,
      });
  }
}

/** Stores new components, and deletes figures that are no longer shown. */
export async function tidyStatus({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  const components = await listComponents(db);
  await db
    .insert(statusComponents)
    .values(components.map(({ key }) => ({ key, since: now })))
    .onConflictDoNothing();
  await db.delete(statusChecks).where(lt(statusChecks.day, dayOf(shownSince(now).getTime())));
}

/** Keys of the systems whose last checks have failed. */
export function failingSystems(rows: readonly (typeof statusChecks.$inferSelect)[], now: Date): Set<string> {
  const fresh = now.getTime() - freshMinutes * 60_000;
  return new Set(
    rows
      .filter(({ failing, checkedAt }) => failing >= failuresUntilDown && checkedAt.getTime() >= fresh)
      .map(({ component }) => component),
  );
}

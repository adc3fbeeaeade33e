import type { StatusSystem } from '@hoster/contract';
import { and, eq, lt, sql } from '../../db/drizzle.ts';
import type { Context } from '../../context.ts';
import { mailOutbox } from '../mail/tables.ts';
import { keyOfSystem, listComponents } from './components.ts';
import { dayOf, shownSince } from './days.ts';
import { statusChecks, statusComponents } from './tables.ts';

/** Pause between two checks. */
export const checkMilliseconds = 60_000;
/** How long one may take. */
const patienceMilliseconds = 10_000;
/** Messages that wait for longer mean that mail is stuck. */
const mailMinutes = 15;
/** One failure may be the check's own. */
const failuresUntilDown = 2;
/** A check that is older says nothing about now. */
const freshMinutes = 5;

/** Asks whether a system works; null where it isn't known. */
type Check = (context: Context) => Promise<boolean | null>;

async function ask({ settings }: Context, path: string): Promise<number> {
  const answer = await fetch(settings.callbackOrigin + path, { signal: AbortSignal.timeout(patienceMilliseconds) });
  await answer.body?.cancel();
  return answer.status;
}

const call =
  (path: string): Check =>
  async (context) =>
    (await ask(context, path)) === 200;

/** A page of the site. A backend on its own has none. */
const page =
  (path: string): Check =>
  async (context) => {
    const status = await ask(context, path);
    return status === 404 ? null : status === 200;
  };

/** Checks of our own systems over the network. */
const checks: readonly (readonly [StatusSystem, Check])[] = [
  ['website', page('/')],
  ['account', page('/auth/login/')],
  ['api', call('/readyz')],
  ['payments', call('/my/api/payment-methods/')],
  [
    'mail',
    async ({ db, clock }) => {
      const late = new Date(clock.now().getTime() - mailMinutes * 60_000);
      const [stuck] = await db
        .select({ id: mailOutbox.id })
        .from(mailOutbox)
        .where(and(eq(mailOutbox.status, 'queued'), lt(mailOutbox.createdAt, late)))
        .limit(1);
      return stuck === undefined;
    },
  ],
];

/**
 * Looks at our systems and adds the minute to the day's figures: one row per system and day, for as long as the page
 * shows. Of several processes that look in the same minute, one counts.
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

/** Notes parts that are new, and drops figures that are no longer shown. */
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

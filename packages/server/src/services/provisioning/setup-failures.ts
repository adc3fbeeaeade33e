import { cutText } from '@hoster/domain/text/cut-text';
import { and, eq } from '../../platform/db/drizzle.ts';
import { type Context, dayMilliseconds } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { enqueueMail } from '../../platform/mail/index.ts';
import { type ServiceRow, services } from '../../sales/index.ts';
import { pageLink } from '../../billing/index.ts';

/** Pauses between attempts double from the first one, so that thirteen attempts take a day. */
const firstPauseMilliseconds = 10_000;
/** How long a setup is retried. */
const patienceMilliseconds = dayMilliseconds;
/** One failure may be temporary; support is notified at this one. */
const tellAt = 3;

const reasonLength = 500;

/** Message of an error, for staff. */
export const staffMessageOf = (error: unknown): string => cutText(String(error), reasonLength);

/**
 * Counts a failed setup attempt, and decides when the next one is due.
 * @returns when; null after a day of attempts
 */
export async function noteFailure(context: Context, service: ServiceRow, error: unknown): Promise<Date | null> {
  const { db, clock, log } = context;
  const now = clock.now();
  const attempts = service.setupAttempts + 1;
  const first = service.setupFirstFailedAt ?? now;
  const next = new Date(now.getTime() + firstPauseMilliseconds * 2 ** (attempts - 1));
  if (next.getTime() - first.getTime() > patienceMilliseconds) return null;
  log.error({ err: error, service: service.id, attempts, next }, 'A service could not be built and is tried again');
  await db.transaction(async (tx) => {
    const counted = await tx
      .update(services)
      .set({ setupAttempts: attempts, setupError: staffMessageOf(error), setupFirstFailedAt: first, setupNextAt: next })
      // Two workers with the same job count one attempt.
      .where(and(eq(services.id, service.id), eq(services.setupAttempts, service.setupAttempts)))
      .returning({ id: services.id });
    if (counted.length > 0 && attempts === tellAt) await tellSupport(context, tx, service, { error, next });
  });
  return next;
}

/**
 * Emails the support address, where there is one, about a paid service that can't be built. `next` null: not tried
 * again.
 */
export async function tellSupport(
  context: Context,
  tx: Db,
  { id, name, accountId }: ServiceRow,
  { error, next }: { error: unknown; next: Date | null },
): Promise<void> {
  const { supportEmail } = context.settings;
  if (supportEmail === null) return;
  const what = next ? `Next try: ${next.toISOString()}` : 'It isn’t tried again. The customer has been refunded.';
  await enqueueMail(tx, {
    to: supportEmail,
    language: 'en',
    subject: `Setup of service ${id} ${next ? 'keeps failing' : 'has failed'}`,
    text: `Service ${id} (${name}) of account ${accountId}\n${staffMessageOf(error)}\n${what}\n\n${pageLink(context, '/my/api/staff/setups/')}\n`,
  });
}

import { sql } from '../../platform/db/drizzle.ts';
import { type Context, randomText, dayMilliseconds } from '../../platform/index.ts';
import type { Language } from '../../platform/http/index.ts';
import { enqueueMail, mayMailUninvited } from '../../platform/mail/index.ts';
import { promoEmail } from './emails.ts';
import { welcomeOffer } from './offer.ts';
import { promoCodes } from './tables.ts';

// Without letters and digits that look alike.
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/**
 * Emails the welcome code to an address. An address has one code; another request emails the same one with its expiry
 * restarted (at most once in three minutes). A used code isn't emailed again, and the response doesn't reveal that.
 * @returns until when the code works
 */
export async function sendWelcomeCode(
  context: Pick<Context, 'db' | 'clock' | 'settings'>,
  wish: { email: string; pageUrl: string; language: Language },
): Promise<Date> {
  const { clock, db, settings } = context;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + welcomeOffer.validDays * dayMilliseconds);
  const { email, language, pageUrl } = wish;
  const mayMail = await mayMailUninvited(context, 'promo', email);
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(promoCodes)
      .values({
        code: `HOST5-${randomText(8, alphabet)}`,
        email,
        percent: welcomeOffer.percent,
        months: welcomeOffer.months,
        pageUrl,
        createdAt: now,
        expiresAt,
      })
      .onConflictDoUpdate({ target: promoCodes.email, set: { expiresAt: sql`excluded.expires_at` } })
      .returning();
    if (!row || row.usedAt !== null || !mayMail) return;
    const message = promoEmail({ language, origin: settings.publicOrigin, code: row.code, expiresAt });
    await enqueueMail(tx, { to: email, language, expiresAt, ...message });
  });
  return expiresAt;
}

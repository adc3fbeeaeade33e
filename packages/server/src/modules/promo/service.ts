import { sql } from '../../db/drizzle.ts';
import type { Context } from '../../context.ts';
import { attempt } from '../../http/rate-limit.ts';
import type { Language } from '../../http/language.ts';
import { randomText } from '../../secrets.ts';
import { enqueueMail } from '../mail/service.ts';
import { promoLetter } from './letter.ts';
import { welcomeOffer } from './offer.ts';
import { promoCodes } from './tables.ts';

// Without letters and digits that look alike.
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/**
 * Emails the welcome code to an address. An address has one code; another request emails the same one with its expiry
 * restarted (at most once in three minutes). A used code isn't emailed again, and the answer doesn't reveal that.
 * @returns until when the code works
 */
export async function sendWelcomeCode(
  context: Pick<Context, 'db' | 'clock' | 'settings'>,
  wish: { email: string; pageUrl: string; language: Language },
): Promise<Date> {
  const { clock, db, settings } = context;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + welcomeOffer.validDays * 24 * 60 * 60 * 1000);
  const { email, language, pageUrl } = wish;
  const mayMail = await attempt(context, { action: 'mail promo', subject: email, times: 1, seconds: 180 });
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
    const letter = promoLetter({ language, origin: settings.publicOrigin, code: row.code, expiresAt });
    await enqueueMail(tx, { to: email, language, ...letter });
  });
  return expiresAt;
}

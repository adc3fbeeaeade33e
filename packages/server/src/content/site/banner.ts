import { defineMessages } from '@formatjs/intl';
import type { Banner, BannerInput, BannerSettings, StaffBanner } from '@hoster/contract';
import { companySettings, valueOf } from '../../platform/company/index.ts';
import { eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { FieldError } from '../../platform/http/index.ts';
import type { Context } from '../../platform/index.ts';
import { isOffered } from '../../sales/index.ts';
import { saveGroup } from '../../settings/index.ts';

const texts = defineMessages({
  code: {
    id: 'content.banner.code',
    defaultMessage: 'There’s no promo code with this name that everybody can use until the banner ends.',
    description: 'Error at a field of the promo banner',
  },
  order: { id: 'content.banner.order', defaultMessage: 'The banner must end after it starts.' },
});

/** The banner that staff have saved, on or off. */
export async function staffBanner(db: Db): Promise<StaffBanner> {
  const rows = await db.select().from(companySettings).where(eq(companySettings.name, 'banner'));
  return { value: valueOf(rows, 'banner'), version: rows[0]?.version ?? 0 };
}

/**
 * Saves the banner.
 * @returns the one before
 * @throws FieldError, AppError 409 `settings_changed`
 */
export async function saveBanner(
  context: Pick<Context, 'clock' | 'db'>,
  { version, ...value }: BannerInput,
  userId: number,
): Promise<Record<string, unknown> | null> {
  const ends = new Date(value.ends);
  if (ends <= new Date(value.starts)) throw new FieldError({ ends: [texts.order] });
  if (value.is_on && value.code !== null && !(await isOffered(context.db, value.code, ends))) {
    throw new FieldError({ code: [texts.code] });
  }
  return saveGroup(context, 'banner', value, { userId, version });
}

/** What the site shows of a banner. It hides it before its start and after its end: this answer is cached. */
export function shownBanner(banner: BannerSettings | null): Banner | null {
  if (!banner?.is_on) return null;
  const { is_on: _isOn, ...shown } = banner;
  return shown;
}

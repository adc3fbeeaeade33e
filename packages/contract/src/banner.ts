import { z } from 'zod';
import { InLanguages, SavedVersion, seen, Timestamp } from './common.ts';

/** The company's own text in the promo banner of the shop, in place of the welcome discount. */
export const BannerSettings = z.strictObject({
  is_on: z.boolean(),
  text: InLanguages(z.string().overwrite(seen).min(3).max(160)),
  /** Promo code that the banner names after its text. */
  code: z.string().overwrite(seen).toUpperCase().min(1).max(40).nullable(),
  /** Page that it leads to: an address elsewhere, or a path of the site. */
  link: z
    .union([
      z.url({ protocol: /^https$/ }).max(500),
      z
        .string()
        .regex(/^\/(?:[\w-]+\/)*$/)
        .max(200),
    ])
    .nullable(),
  starts: Timestamp,
  /** It disappears by itself then. */
  ends: Timestamp,
});
export type BannerSettings = z.infer<typeof BannerSettings>;

/** What the site shows of it. */
export const Banner = BannerSettings.omit({ is_on: true });
export type Banner = z.infer<typeof Banner>;

/** The banner as staff edit it. `value` null: there has never been one. */
export const StaffBanner = z.object({
  value: BannerSettings.nullable(),
  /** Sent with a change. */
  version: SavedVersion,
});
export type StaffBanner = z.infer<typeof StaffBanner>;

/** The banner as it's saved, with the version that was read. */
export const BannerInput = BannerSettings.extend({ version: SavedVersion });
export type BannerInput = z.infer<typeof BannerInput>;

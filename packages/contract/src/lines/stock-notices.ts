import { z } from 'zod';
import { Slug, Timestamp } from '../common.ts';
import { EmailAddress } from '../email-address.ts';

/** What is awaited: a plan or any plan of a line, in one of some locations or anywhere. */
export const StockSubject = z.object({
  /** A line with limited stock. */
  line: z.enum(['vps', 'web_hosting', 'dedicated', 'backup']),
  /** Slug of the plan, for backup storage its size in GB; without it, any plan. */
  plan: Slug.optional(),
  /** Slugs of the locations, separated by commas; without them, any location. */
  places: z
    .string()
    .max(300)
    .regex(/^[a-z0-9]+(?:[-,][a-z0-9]+)*$/)
    .optional(),
});
export type StockSubject = z.infer<typeof StockSubject>;

/** What is awaited, in words. */
export const StockSubjectShown = z.object({
  /** “Web hosting, Zurich”. */
  name: z.string(),
  /** Path of the page that sells it, without language prefix. */
  url: z.string(),
  in_stock: z.boolean(),
});
export type StockSubjectShown = z.infer<typeof StockSubjectShown>;

/** Asks for one email when something can be ordered again. */
export const StockNoticeRequest = StockSubject.extend({ email: EmailAddress }).strict();
export type StockNoticeRequest = z.infer<typeof StockNoticeRequest>;

/** `pending` until the link in the email is confirmed. The same for new and known addresses. */
export const StockNoticeSaved = z.object({
  state: z.enum(['pending', 'active']),
  /** Path of the page that ends the notice; null while only the email has it. */
  url: z.string().nullable(),
});
export type StockNoticeSaved = z.infer<typeof StockNoticeSaved>;

/** A request for an email when something can be ordered again. */
export const StockNotice = z.object({
  state: z.enum(['pending', 'active']),
  email: z.string(),
  subject: StockSubjectShown,
  /** When it's deleted, whether or not the stock has returned. */
  expires: Timestamp,
});
export type StockNotice = z.infer<typeof StockNotice>;

/** Number and signature of a notice, from a link. */
export const StockNoticeKey = z.string().regex(/^[1-9]\d{0,9}-[\da-f]{64}$/);

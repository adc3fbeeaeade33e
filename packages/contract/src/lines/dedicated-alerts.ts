import { z } from 'zod';
import { Slug, Timestamp } from '../common.ts';
import { EmailAddress } from '../email-address.ts';

const search = {
  /** The filters, as the query of the list's address: `tags=storage&price_max=99`. */
  query: z.string().max(1000),
  /** Prefix and slug of a landing, such as `in-germany`; null for the whole list. */
  landing: Slug.nullable(),
};

/**
 * Saves a search of dedicated servers. Servers that begin to match are announced by email, or by a POST to
 * `url` signed as standardwebhooks.com says.
 */
export const DsAlertRequest = z.discriminatedUnion('channel', [
  z.strictObject({ channel: z.literal('email'), email: EmailAddress, ...search }),
  z.strictObject({ channel: z.literal('webhook'), url: z.url().max(500), ...search }),
]);
export type DsAlertRequest = z.infer<typeof DsAlertRequest>;

/** `pending` until the link in the email is confirmed. The same for new and known addresses. */
export const DsAlertSaved = z.object({
  state: z.enum(['pending', 'active']),
  /** Of a webhook: shown once. */
  secret: z.string().nullable(),
  /** Path of the page that ends the alert; null while only the email has it. */
  url: z.string().nullable(),
});
export type DsAlertSaved = z.infer<typeof DsAlertSaved>;

/** A saved search. */
export const DsAlert = z.object({
  /** Path of the page that shows and ends it. */
  url: z.string(),
  state: z.enum(['pending', 'active']),
  channel: z.enum(['email', 'webhook']),
  /** Address that the messages go to: an email address, or the host of a webhook. */
  recipient: z.string().nullable(),
  ...search,
  created: Timestamp,
  expires: Timestamp,
});
export type DsAlert = z.infer<typeof DsAlert>;

/** Number and signature of a saved search, from a link. */
export const DsAlertKey = z.string().regex(/^[1-9]\d{0,9}-[\da-f]{64}$/);

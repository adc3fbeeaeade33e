import { z } from 'zod';
import { Language } from './common.ts';

/** What our emails are about. `staff`: those to staff and to the address of support. */
export const MailArea = z.enum([
  'account',
  'orders',
  'payments',
  'services',
  'renewals',
  'support',
  'status',
  'alerts',
  'staff',
]);
export type MailArea = z.infer<typeof MailArea>;

/** Name of a kind of email: `renewal-reminder`. */
const MailKindName = z
  .string()
  .max(60)
  .regex(/^[a-z]+(-[a-z]+)*$/);

/** A kind of email that we send. */
export const EmailTemplate = z.object({
  kind: MailKindName,
  area: MailArea,
  /** When it’s sent, in a few words in the reader’s language. */
  title: z.string(),
});
export type EmailTemplate = z.infer<typeof EmailTemplate>;
export const EmailTemplateList = z.array(EmailTemplate);

export const EmailTemplateParams = z.object({ kind: MailKindName });
/** `language`: of the email. */
export const EmailTemplateQuery = z.object({ language: Language });

/** An email as it’s sent, with invented data. */
export const EmailPreview = EmailTemplate.extend({
  /** The one that was asked for; English for an email that has no other. */
  language: Language,
  subject: z.string(),
  text: z.string(),
  /** Name of the document that’s attached to a real one. */
  attachment: z.string().nullable(),
  /** Where a test is sent: the caller’s own address. */
  test_recipient: z.string(),
});
export type EmailPreview = z.infer<typeof EmailPreview>;

export const EmailTestRequest = z.strictObject({ language: Language });
/** Where the test was sent. */
export const EmailTestSent = z.object({ recipient: z.string() });

import { z } from 'zod';
import { Id, readable, seen, Timestamp } from './common.ts';
import { EmailAddress } from './email-address.ts';

/**
 * Text of at most so many characters. They're counted as code points, so that an emoji is one, and after line breaks are
 * made `\n` and space around the text is gone.
 */
const text = (most: number, tidy: z.ZodString = z.string().overwrite(readable)) =>
  tidy
    .min(1)
    .check(({ value, issues }) => {
      if (Array.from(value).length > most)
        issues.push({ code: 'too_big', origin: 'string', maximum: most, inclusive: true, input: value });
    })
    .meta({ maxLength: most });

const line = z
  .string()
  .trim()
  .regex(/^\P{Cc}*$/u)
  .overwrite(seen);
/** No line breaks or other control characters: these lines become headers of emails. */
const oneLine = (most: number) => text(most, line);

/** Longest texts of the contact form, in code points. */
const limits = { name: 100, subject: 150, message: 5000, contract: 200 } as const;

/** A message of the contact form. `captcha`: the token, where the form has one. */
export const ContactMessage = z.strictObject({
  name: oneLine(limits.name),
  email: EmailAddress,
  subject: oneLine(limits.subject),
  message: text(limits.message),
  captcha: z.string().optional(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** The number under which support finds a message. */
export const ContactReceipt = z.object({ id: Id });
export type ContactReceipt = z.infer<typeof ContactReceipt>;

/**
 * The statement by which a consumer withdraws from a contract. `contract` is the order or service it's about. Until
 * `confirmed` is true, the fields are only checked.
 */
export const Withdrawal = z.strictObject({
  name: oneLine(limits.name),
  email: EmailAddress,
  contract: oneLine(limits.contract),
  confirmed: z.boolean(),
  captcha: z.string().optional(),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

/** The number of a withdrawal and when it was received; null while it isn't confirmed. */
export const WithdrawalReceipt = z.object({ id: Id.nullable(), received: Timestamp.nullable() });
export type WithdrawalReceipt = z.infer<typeof WithdrawalReceipt>;

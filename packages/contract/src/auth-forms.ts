import { z } from 'zod';
import { EmailAddress } from './email-address.ts';

// As allauth's forms do: surrounding blanks are stripped (of passwords as well), a number is taken as its text, unknown
// fields are ignored. This is the one place where an unknown field is no error.

const FormText = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .pipe(z.string().min(1));

const FormEmail = FormText.pipe(EmailAddress);

/** Password login: exactly one of the names; the server answers `invalid_login` otherwise. */
export const LoginForm = z.object({
  email: FormEmail.optional(),
  username: FormText.optional(),
  /** Only for backends with phone numbers. */
  phone: FormText.optional(),
  password: FormText,
});
export type LoginForm = z.infer<typeof LoginForm>;

/** `captcha`: the token of the captcha, where one is configured for the form. Other backends ignore it. */
export const SignupForm = z.object({
  email: FormEmail,
  password: FormText,
  /** Required where `config` or the error of an earlier try says so, as `phone` is. */
  username: FormText.optional(),
  phone: FormText.optional(),
  captcha: z.string().optional(),
});
export type SignupForm = z.infer<typeof SignupForm>;

/** Key from the email link, percent-decoded. */
export const VerifyEmailForm = z.object({ key: FormText });
export type VerifyEmailForm = z.infer<typeof VerifyEmailForm>;

/** Requests a code to sign in with, by email or, from a backend with phone numbers, by SMS. */
export const CodeRequestForm = z.object({ email: FormEmail.optional(), phone: FormText.optional() });
export type CodeRequestForm = z.infer<typeof CodeRequestForm>;

/** A code that was sent. Case and dash don’t matter. */
export const CodeForm = z.object({ code: FormText });
export type CodeForm = z.infer<typeof CodeForm>;

/** A phone number with its country code. */
export const PhoneForm = z.object({ phone: FormText });
export type PhoneForm = z.infer<typeof PhoneForm>;

/** Whether 2FA is skipped in this browser from now on. */
export const TrustForm = z.object({ trust: z.boolean() });
export type TrustForm = z.infer<typeof TrustForm>;

/** TOTP or recovery code through the same field. */
export const TwoFactorForm = z.object({ code: FormText });
export type TwoFactorForm = z.infer<typeof TwoFactorForm>;

/** Requests a password reset email. `captcha`: as in `SignupForm`. */
export const PasswordRequestForm = z.object({ email: FormEmail, captcha: z.string().optional() });
export type PasswordRequestForm = z.infer<typeof PasswordRequestForm>;

/** Key from the email link, percent-decoded, and the new password. */
export const PasswordResetForm = z.object({ key: FormText, password: FormText });
export type PasswordResetForm = z.infer<typeof PasswordResetForm>;

/** `current_password` is needed by users who have a password. */
export const PasswordChangeForm = z.object({ current_password: FormText.optional(), new_password: FormText });
export type PasswordChangeForm = z.infer<typeof PasswordChangeForm>;

/** Password to confirm a sensitive change. */
export const ReauthenticateForm = z.object({ password: FormText });
export type ReauthenticateForm = z.infer<typeof ReauthenticateForm>;

/** Names an address of the user, or a new one. */
export const EmailForm = z.object({ email: FormEmail });
export type EmailForm = z.infer<typeof EmailForm>;

/** Makes an address the primary one. */
export const PrimaryEmailForm = z.object({ email: FormEmail, primary: z.literal(true) });
export type PrimaryEmailForm = z.infer<typeof PrimaryEmailForm>;

/** Ids of the sessions to end. */
export const EndSessionsForm = z.object({ sessions: z.array(z.union([z.int(), z.string()])).min(1) });
export type EndSessionsForm = z.infer<typeof EndSessionsForm>;

import { z } from 'zod';

// As allauth's forms do: surrounding blanks are stripped (of passwords as well), a number is taken as its text, unknown
// fields are ignored. This is the one place where an unknown field is no error.

const FormText = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .pipe(z.string().min(1));

/** Addresses are lower-cased; at most 320 characters. */
const FormEmail = FormText.pipe(z.string().toLowerCase().max(320).pipe(z.email()));

/** Password login: exactly one of `email` and `username`; the server answers `invalid_login` otherwise. */
export const LoginForm = z.object({
  email: FormEmail.optional(),
  username: FormText.optional(),
  password: FormText,
});
export type LoginForm = z.infer<typeof LoginForm>;

export const SignupForm = z.object({ email: FormEmail, password: FormText });
export type SignupForm = z.infer<typeof SignupForm>;

/** The key of the mailed link, percent-decoded. */
export const VerifyEmailForm = z.object({ key: FormText });
export type VerifyEmailForm = z.infer<typeof VerifyEmailForm>;

/** TOTP or recovery code through the same field. */
export const TwoFactorForm = z.object({ code: FormText });
export type TwoFactorForm = z.infer<typeof TwoFactorForm>;

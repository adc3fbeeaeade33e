import { defineMessage, defineMessages } from '@formatjs/intl';
import type { AuthErrorItem, AuthErrorCode } from '@hoster/contract';
import { translate, type Message } from '../../i18n/translate.ts';
import type { Language } from '../../platform/http/index.ts';

/** django-allauth's messages by code; the Russian ones are ours. */
const messages = defineMessages({
  required: { id: 'identity.auth.required', defaultMessage: 'This field is required.' },
  invalid: { id: 'identity.auth.invalid', defaultMessage: 'Enter a valid email address.' },
  email_password_mismatch: {
    id: 'identity.auth.email-password-mismatch',
    defaultMessage: 'The email address and/or password you specified are not correct.',
  },
  username_password_mismatch: {
    id: 'identity.auth.username-password-mismatch',
    defaultMessage: 'The username and/or password you specified are not correct.',
  },
  too_many_login_attempts: {
    id: 'identity.auth.too-many-login-attempts',
    defaultMessage: 'Too many failed login attempts. Try again later.',
  },
  invalid_login: { id: 'identity.auth.invalid-login', defaultMessage: 'Invalid login.' },
  email_taken: {
    id: 'identity.auth.email-taken',
    defaultMessage: 'A user is already registered with this email address.',
  },
  username_taken: { id: 'identity.auth.username-taken', defaultMessage: 'A user with that username already exists.' },
  invalid_phone: {
    id: 'identity.auth.invalid-phone',
    defaultMessage: 'Enter a phone number including country code (e.g. +1 for the US).',
  },
  same_as_current: {
    id: 'identity.auth.same-as-current',
    defaultMessage: 'The new value must be different from the current one.',
  },
  invalid_or_expired_key: { id: 'identity.auth.invalid-or-expired-key', defaultMessage: 'Invalid or expired key.' },
  invalid_password_reset: {
    id: 'identity.auth.invalid-password-reset',
    defaultMessage: 'The password reset token was invalid.',
  },
  incorrect_code: { id: 'identity.auth.incorrect-code', defaultMessage: 'Incorrect code.' },
  incorrect_password: { id: 'identity.auth.incorrect-password', defaultMessage: 'Incorrect password.' },
  enter_current_password: {
    id: 'identity.auth.enter-current-password',
    defaultMessage: 'Please type your current password.',
  },
  password_too_common: { id: 'identity.auth.password-too-common', defaultMessage: 'This password is too common.' },
  password_entirely_numeric: {
    id: 'identity.auth.password-entirely-numeric',
    defaultMessage: 'This password is entirely numeric.',
  },
  unverified_email: {
    id: 'identity.auth.unverified-email',
    defaultMessage: 'You cannot activate two-factor authentication until you have verified your email address.',
  },
  cannot_generate_recovery_codes: {
    id: 'identity.auth.cannot-generate-recovery-codes',
    defaultMessage: 'You cannot generate recovery codes without having two-factor authentication enabled.',
  },
  duplicate_email: {
    id: 'identity.auth.duplicate-email',
    defaultMessage: 'This email address is already associated with this account.',
  },
  add_email_blocked: {
    id: 'identity.auth.add-email-blocked',
    defaultMessage: 'You cannot add an email address to an account protected by two-factor authentication.',
  },
  cannot_remove_primary_email: {
    id: 'identity.auth.cannot-remove-primary-email',
    defaultMessage: 'You cannot remove your primary email address.',
  },
  unverified_primary_email: {
    id: 'identity.auth.unverified-primary-email',
    defaultMessage: 'Your primary email address must be verified.',
  },
  unknown_email: { id: 'identity.auth.unknown-email', defaultMessage: 'Unknown email address.' },
  invalid_list: { id: 'identity.auth.invalid-list', defaultMessage: 'Enter a list of values.' },
  captcha_invalid: { id: 'identity.auth.captcha-invalid', defaultMessage: 'Incorrect captcha entered, try again' },
  account_not_found: { id: 'identity.auth.account-not-found', defaultMessage: 'Unknown account.' },
  no_password: { id: 'identity.auth.no-password', defaultMessage: 'Your account has no password set up.' },
  no_verified_email: {
    id: 'identity.auth.no-verified-email',
    defaultMessage: 'Your account has no verified email address.',
  },
  connected_other: {
    id: 'identity.auth.connected-other',
    defaultMessage: 'The third-party account is already connected to a different account.',
  },
  invalid_token: { id: 'identity.auth.invalid-token', defaultMessage: 'Invalid token.' },
  client_id_required: { id: 'identity.auth.client-id-required', defaultMessage: '`client_id` required.' },
  token_required: { id: 'identity.auth.token-required', defaultMessage: '`id_token` and/or `access_token` required.' },
  token_authentication_not_supported: {
    id: 'identity.auth.token-authentication-not-supported',
    defaultMessage: 'Provider does not support token authentication.',
  },
}) satisfies Partial<Record<AuthErrorCode, Message>>;

/** Said to everybody who can't sign in while customers of another shop have no password here yet. */
export const movedMessage = defineMessage({
  id: 'identity.auth.moved',
  defaultMessage:
    'The login or password isn’t correct. If you became a customer before we moved to this site, choose a new password first: “Forgot your password?”',
  description: 'Error of the sign-in form, for any address, after customers of another system were imported',
});

/** Codes with a fixed message. */
export type MessageCode = keyof typeof messages;

/** An error of the auth API with its message in the visitor's language. */
export function apiError(language: Language, code: MessageCode, param?: string): AuthErrorItem {
  return { message: translate(language, messages[code]), code, ...(param !== undefined && { param }) };
}

/** An error whose message contains a value. */
export function apiErrorWith(language: Language, code: AuthErrorCode, text: Message, param: string): AuthErrorItem {
  return { message: translate(language, text), code, param };
}

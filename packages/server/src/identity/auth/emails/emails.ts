import { defineMessages } from '@formatjs/intl';
import { localizePath } from '@hoster/domain/visitor/language';
import { translate } from '../../../i18n/translate.ts';
import type { Language } from '../../../platform/http/index.ts';
import type { Mail } from '../../../platform/mail/index.ts';

const emailTexts = defineMessages({
  confirmationSubject: { id: 'identity.email.confirmation-subject', defaultMessage: 'Confirm your email address' },
  confirmation: {
    id: 'identity.email.confirmation',
    defaultMessage:
      'Hello,\n\nTo finish creating your {brand} account, confirm this email address:\n\n{link}\n\nThe link expires in three days. If you didn’t sign up for {brand}, you can ignore this email.\n\n{brand}',
  },
  addedAddressSubject: { id: 'identity.email.added-address-subject', defaultMessage: 'Confirm your email address' },
  addedAddress: {
    id: 'identity.email.added-address',
    defaultMessage:
      'Hello,\n\nThis email address was added to the {brand} account {account}. If that’s your account, confirm the address:\n\n{link}\n\nThe link expires in three days. If it isn’t your account, don’t open the link: your address would be added to someone else’s account.\n\n{brand}',
  },
  alreadyRegisteredSubject: {
    id: 'identity.email.already-registered-subject',
    defaultMessage: 'Account already exists',
  },
  alreadyRegistered: {
    id: 'identity.email.already-registered',
    defaultMessage:
      'Hello,\n\nSomeone, perhaps you, tried to use {email} for a {brand} account. An account with this address already exists.\n\nForgot your password? Reset it here:\n\n{link}\n\n{brand}',
  },
  resetSubject: { id: 'identity.email.reset-subject', defaultMessage: 'Reset your password' },
  reset: {
    id: 'identity.email.reset',
    defaultMessage:
      'Hello,\n\nTo reset your {brand} password, open this link:\n\n{link}\n\nThe link works once and expires in three days. If you didn’t request a password reset, you can ignore this email.\n\n{brand}',
  },
  unknownAccountSubject: { id: 'identity.email.unknown-account-subject', defaultMessage: 'Reset your password' },
  unknownLoginSubject: { id: 'identity.email.unknown-login-subject', defaultMessage: 'Sign-in code' },
  unknownLogin: {
    id: 'identity.email.unknown-login',
    defaultMessage:
      'Hello,\n\nSomeone, perhaps you, requested a code to sign in to {brand} with {email}. We have no account with this address. You can create one here:\n\n{link}\n\n{brand}',
  },
  loginCodeSubject: { id: 'identity.email.login-code-subject', defaultMessage: 'Your sign-in code' },
  loginCode: {
    id: 'identity.email.login-code',
    defaultMessage:
      'Hello,\n\nTo sign in to {brand}, enter this code on the page where you requested it:\n\n{code}\n\nThe code works once and expires in ten minutes. Don’t give it to anyone. If you didn’t request it, you can ignore this email.\n\n{brand}',
  },
  verifyCode: {
    id: 'identity.email.verify-code',
    defaultMessage:
      'Hello,\n\nTo confirm this email address for your {brand} account, enter this code on the page where you signed up:\n\n{code}\n\nThe code works once and expires in ten minutes. If you didn’t sign up for {brand}, you can ignore this email.\n\n{brand}',
  },
  addCode: {
    id: 'identity.email.add-code',
    defaultMessage:
      'Hello,\n\nThis email address was added to the {brand} account {account}. If that’s your account, enter this code on the page where you added it:\n\n{code}\n\nThe code works once and expires in ten minutes. If it isn’t your account, don’t give the code to anyone: your address would be added to someone else’s account.\n\n{brand}',
  },
  resetCode: {
    id: 'identity.email.reset-code',
    defaultMessage:
      'Hello,\n\nTo reset your {brand} password, enter this code on the page where you requested it:\n\n{code}\n\nThe code works once and expires in ten minutes. Don’t give it to anyone. If you didn’t request a password reset, you can ignore this email.\n\n{brand}',
  },
  unknownAccount: {
    id: 'identity.email.unknown-account',
    defaultMessage:
      'Hello,\n\nSomeone, perhaps you, requested a password reset for {email} at {brand}. We have no account with this address. You can create one here:\n\n{link}\n\n{brand}',
  },
  notice: {
    id: 'identity.email.notice',
    defaultMessage:
      'Hello,\n\n{what}.\n\nTime: {time}\nIP address: {address}\nDevice: {device}\n\nIf that was you, there’s nothing to do.\n\nIf it wasn’t, reset your password now, which signs out all devices:\n{link}\n\nThen contact us, so that we can check the account with you:\n{contacts}\n\n{brand}',
  },
  unknownDevice: {
    id: 'identity.email.notice.unknown-device',
    defaultMessage: 'unknown',
    description: 'In place of the browser and system in an email about a change of sign-in settings',
  },
});

type EmailText = Omit<Mail, 'to' | 'language'>;

/** Recipient of an email: their language, and the origin of the site for links. */
interface Reader {
  readonly language: Language;
  readonly origin: string;
}

/** Email that asks a new user to confirm the address. The key is percent-encoded in the path, because it contains colons. */
export function confirmationEmail({ language, origin }: Reader, key: string): EmailText {
  const link = `${origin}/auth/confirm-email/${encodeURIComponent(key)}/`;
  return {
    kind: 'confirm-address',
    subject: translate(language, emailTexts.confirmationSubject),
    text: translate(language, emailTexts.confirmation, { link }),
  };
}

/** Email that asks the owner of an additional address to confirm it. */
export function addedAddressEmail({ language, origin }: Reader, key: string, account: string): EmailText {
  const link = `${origin}/auth/confirm-email/${encodeURIComponent(key)}/`;
  return {
    kind: 'confirm-added-address',
    subject: translate(language, emailTexts.addedAddressSubject),
    text: translate(language, emailTexts.addedAddress, { account, link }),
  };
}

/** Email to the owner of an address that someone tried to sign up with or add to another account. */
export function alreadyRegisteredEmail({ language, origin }: Reader, email: string): EmailText {
  const link = `${origin}/auth/password/reset/`;
  return {
    kind: 'address-taken',
    subject: translate(language, emailTexts.alreadyRegisteredSubject),
    text: translate(language, emailTexts.alreadyRegistered, { email, link }),
  };
}

/** Address of the page where the owner of a key chooses a password. */
export const resetLink = (origin: string, key: string): string =>
  `${origin}/auth/password/reset/key/${encodeURIComponent(key)}/`;

/** Email with a password reset link. */
export function resetEmail({ language, origin }: Reader, key: string): EmailText {
  const link = resetLink(origin, key);
  return {
    kind: 'password-reset',
    subject: translate(language, emailTexts.resetSubject),
    text: translate(language, emailTexts.reset, { link }),
  };
}

/** Email for a request to reset a password or to sign in, with an address that has no account. */
export function unknownAccountEmail(
  { language, origin }: Reader,
  email: string,
  wanted: 'reset' | 'login' = 'reset',
): EmailText {
  const link = `${origin}/auth/signup/`;
  const { unknownAccountSubject, unknownAccount, unknownLoginSubject, unknownLogin } = emailTexts;
  return {
    kind: wanted === 'reset' ? 'password-reset-unknown' : 'sign-in-unknown',
    subject: translate(language, wanted === 'reset' ? unknownAccountSubject : unknownLoginSubject),
    text: translate(language, wanted === 'reset' ? unknownAccount : unknownLogin, { email, link }),
  };
}

/**
 * Email with a code to type. It isn't in the subject, which a locked phone shows.
 * @param account name of the account to which an address is added
 */
export function codeEmail(
  { language }: Pick<Reader, 'language'>,
  purpose: 'login' | 'verify' | 'add' | 'reset',
  code: string,
  account = '',
): EmailText {
  const texts = {
    login: ['sign-in-code', emailTexts.loginCodeSubject, emailTexts.loginCode],
    verify: ['confirm-address-code', emailTexts.confirmationSubject, emailTexts.verifyCode],
    add: ['confirm-added-address-code', emailTexts.addedAddressSubject, emailTexts.addCode],
    reset: ['password-reset-code', emailTexts.resetSubject, emailTexts.resetCode],
  } as const;
  const [kind, subject, text] = texts[purpose];
  return { kind, subject: translate(language, subject), text: translate(language, text, { code, account }) };
}

/** Who has changed something, as far as that is known. `device`: browser and system; may be empty. */
interface ChangedBy {
  readonly time: string;
  readonly address: string;
  readonly device: string;
}

/** Email about a change of sign-in settings, in case someone else made it. */
export function noticeEmail({ language, origin }: Reader, change: keyof typeof notices, by: ChangedBy): EmailText {
  const what = translate(language, notices[change]);
  const text = translate(language, emailTexts.notice, {
    ...by,
    what,
    device: by.device || translate(language, emailTexts.unknownDevice),
    link: `${origin}/auth/password/reset/`,
    contacts: origin + localizePath('/contacts/', language),
  });
  return { kind: 'security-change', subject: what, text };
}

const notices = defineMessages({
  password: { id: 'identity.email.notice.password', defaultMessage: 'Your password was changed' },
  totp_on: { id: 'identity.email.notice.totp-on', defaultMessage: 'Two-factor authentication was turned on' },
  totp_off: { id: 'identity.email.notice.totp-off', defaultMessage: 'Two-factor authentication was turned off' },
  passkey_added: { id: 'identity.email.notice.passkey-added', defaultMessage: 'A passkey was added to your account' },
  passkey_removed: {
    id: 'identity.email.notice.passkey-removed',
    defaultMessage: 'A passkey was removed from your account',
  },
  recovery_code_used: {
    id: 'identity.email.notice.recovery-code-used',
    defaultMessage: 'A recovery code of your account was used',
  },
  recovery_codes_made: {
    id: 'identity.email.notice.recovery-codes-made',
    defaultMessage: 'New recovery codes were created for your account',
  },
  provider_connected: {
    id: 'identity.email.notice.provider-connected',
    defaultMessage: 'A third-party account was connected to your account',
  },
  provider_disconnected: {
    id: 'identity.email.notice.provider-disconnected',
    defaultMessage: 'A third-party account was disconnected from your account',
  },
  email_primary: {
    id: 'identity.email.notice.email-primary',
    defaultMessage: 'Your primary email address was changed',
  },
  email_removed: {
    id: 'identity.email.notice.email-removed',
    defaultMessage: 'This email address was removed from your account',
  },
});

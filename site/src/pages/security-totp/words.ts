import { defineMessages } from 'react-intl';

/** Words of the page that sets an authenticator app up. */
export const words = defineMessages({
  title: {
    id: 'security.totp.title',
    defaultMessage: 'Set up two-factor sign-in',
    description: 'Title of the page that sets an authenticator app up',
  },
  cancel: {
    id: 'security.totp.cancel',
    defaultMessage: 'Cancel, two-factor sign-in stays off',
    description: 'Link back from the set-up',
  },
  app: {
    id: 'security.totp.app',
    defaultMessage: 'Get an authenticator app',
    description: 'First step of the set-up',
  },
  appText: {
    id: 'security.totp.app-text',
    defaultMessage:
      'Any app for time-based codes will do: Aegis, 2FAS, Google Authenticator, or the password manager you use already.',
    description: 'First step of the set-up in words',
  },
  scan: {
    id: 'security.totp.scan',
    defaultMessage: 'Scan the code with it',
    description: 'Second step of the set-up',
  },
  qr: {
    id: 'security.totp.qr',
    defaultMessage: 'QR code for your authenticator app. The key below says the same in letters.',
    description: 'Stands for the picture of the QR code',
  },
  open: {
    id: 'security.totp.open',
    defaultMessage: 'Open the app on this device',
    description: 'Link that hands the key to an authenticator app on the same device',
  },
  key: {
    id: 'security.totp.key',
    defaultMessage: 'No camera? Enter this key in the app, type “time-based”:',
    description: 'Before the key in letters',
  },
  copy: { id: 'security.totp.copy', defaultMessage: 'Copy the key', description: 'Button beside the key' },
  copied: { id: 'security.copied', defaultMessage: 'Copied', description: 'After something was copied' },
  enter: {
    id: 'security.totp.enter',
    defaultMessage: 'Enter the code that the app shows',
    description: 'Third step of the set-up',
  },
  enterText: {
    id: 'security.totp.enter-text',
    defaultMessage: 'It changes every 30 seconds.',
    description: 'Third step of the set-up in words',
  },
  sendsItself: {
    id: 'security.totp.sends-itself',
    defaultMessage: 'The form sends itself with the sixth digit.',
    description: 'Third step of the set-up in words, where script is there',
  },
  code: {
    id: 'security.totp.code',
    defaultMessage: 'Six-digit code',
    description: 'Field of the code in the set-up',
  },
  stale: {
    id: 'security.totp.stale',
    defaultMessage:
      'It took more than five minutes, so we need your password once more, and a new code from the app. The key stays the same.',
    description: 'The set-up took so long that the password is asked for again',
  },
  submit: {
    id: 'security.totp.submit',
    defaultMessage: 'Switch on',
    description: 'Button that switches two-factor sign-in on',
  },
  busy: {
    id: 'security.totp.busy',
    defaultMessage: 'Checking the code…',
    description: 'On the button while the first code is checked',
  },
  unconfirmed: {
    id: 'security.totp.unconfirmed',
    defaultMessage: 'First confirm your addresses',
    description: 'Title: the set-up is not possible yet',
  },
  unconfirmedText: {
    id: 'security.totp.unconfirmed-text',
    defaultMessage:
      'Two-factor sign-in can be set up once every address of the account is confirmed. Open the link in our letter, or remove the address.',
    description: 'Why the set-up is not possible yet',
  },
  toEmails: {
    id: 'security.totp.to-emails',
    defaultMessage: 'To your addresses',
    description: 'Button: leads to the addresses that are not confirmed',
  },
});

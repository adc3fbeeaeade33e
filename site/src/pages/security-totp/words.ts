import { defineMessages } from 'react-intl';

/** Messages of the authenticator app setup page. */
export const words = defineMessages({
  title: {
    id: 'security.totp.title',
    // A word joiner keeps “two-factor” on one line.
    defaultMessage: 'Set up two-\u2060factor authentication',
    description: 'Title of the page that sets an authenticator app up',
  },
  cancel: {
    id: 'security.totp.cancel',
    defaultMessage: 'Cancel setup',
    description: 'Link back from the setup',
  },
  app: {
    id: 'security.totp.app',
    defaultMessage: 'Install an authenticator app',
    description: 'First step of the setup',
  },
  appText: {
    id: 'security.totp.app-text',
    defaultMessage: 'Any app for time-based codes works: Aegis, 2FAS, Google Authenticator or your password manager.',
    description: 'First step of the setup in words',
  },
  scan: {
    id: 'security.totp.scan',
    defaultMessage: 'Scan the QR code',
    description: 'Second step of the setup',
  },
  qr: {
    id: 'security.totp.qr',
    defaultMessage: 'QR code for your authenticator app. The key below is the same in text.',
    description: 'Stands for the picture of the QR code',
  },
  open: {
    id: 'security.totp.open',
    defaultMessage: 'Open in the app on this device',
    description: 'Link that hands the key to an authenticator app on the same device',
  },
  key: {
    id: 'security.totp.key',
    defaultMessage: 'Can’t scan it? Enter this key in the app and choose “time-based”:',
    description: 'Before the key as text',
  },
  copy: { id: 'security.totp.copy', defaultMessage: 'Copy key', description: 'Button beside the key' },
  copied: { id: 'security.copied', defaultMessage: 'Copied', description: 'After something was copied' },
  enter: {
    id: 'security.totp.enter',
    defaultMessage: 'Enter the code from the app',
    description: 'Third step of the setup',
  },
  sendsItself: {
    id: 'security.totp.sends-itself',
    defaultMessage: 'The form submits automatically after the last digit.',
    description: 'Third step of the setup in words, where script is there',
  },
  stale: {
    id: 'security.totp.stale',
    defaultMessage:
      'More than five minutes have passed. Enter your password and a new code from the app. The key hasn’t changed.',
    description: 'The setup took so long that the password is required again',
  },
  submit: {
    id: 'security.totp.submit',
    defaultMessage: 'Turn on',
    description: 'Button that turns on two-factor authentication',
  },
  busy: {
    id: 'security.totp.busy',
    defaultMessage: 'Checking the code…',
    description: 'On the button while the first code is checked',
  },
  unconfirmed: {
    id: 'security.totp.unconfirmed',
    defaultMessage: 'Confirm your email addresses first',
    description: 'Title: the setup isn’t possible yet',
  },
  unconfirmedText: {
    id: 'security.totp.unconfirmed-text',
    defaultMessage:
      'You can set up two-factor authentication once all your email addresses are confirmed. Open the link in our email, or remove the address.',
    description: 'Why the setup isn’t possible yet',
  },
  toEmails: {
    id: 'security.totp.to-emails',
    defaultMessage: 'Email addresses',
    description: 'Button: leads to the addresses that are not confirmed',
  },
});

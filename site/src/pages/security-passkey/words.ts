import { defineMessages } from 'react-intl';

/** Messages of the page that adds a passkey. */
export const words = defineMessages({
  title: {
    id: 'security.passkey.title',
    defaultMessage: 'Add a passkey',
    description: 'Title of the page that adds a passkey',
  },
  intro: {
    id: 'security.passkey.intro',
    defaultMessage:
      'Sign in with your fingerprint, face, PIN or a security key. After your password, we’ll ask for a passkey too.',
    description: 'What a passkey is, and that it turns on the second step',
  },
  introStep: {
    id: 'security.passkey.intro-step',
    defaultMessage: 'After your password, we’ll ask for your passkey: a fingerprint, face, PIN or security key.',
    description: 'What a passkey is, where it does not sign in alone',
  },
  name: { id: 'security.passkey.name', defaultMessage: 'Passkey name', description: 'Field of a new passkey' },
  nameHint: {
    id: 'security.passkey.name-hint',
    defaultMessage: 'Optional. For example, Work laptop or YubiKey',
    description: 'Hint of the name of a new passkey',
  },
  create: {
    id: 'security.passkey.create',
    defaultMessage: 'Create passkey',
    description: 'Button that has the browser create a passkey',
  },
  busy: {
    id: 'auth.passkey.busy',
    defaultMessage: 'Waiting for your passkey…',
    description: 'On the passkey button while the browser asks for the passkey',
  },
  back: {
    id: 'security.codes.back',
    defaultMessage: 'Back to security',
    description: 'Link from the recovery codes to the security page',
  },
  unconfirmed: {
    id: 'security.totp.unconfirmed',
    defaultMessage: 'Confirm your email addresses first',
    description: 'Title: the setup isn’t possible yet',
  },
  unconfirmedText: {
    id: 'security.passkey.unconfirmed-text',
    defaultMessage: 'Passkeys need every address of your account to be confirmed. Confirm or remove the others.',
    description: 'Why a passkey cannot be added yet',
  },
  toEmails: {
    id: 'security.totp.to-emails',
    defaultMessage: 'Email addresses',
    description: 'Button: leads to the addresses that are not confirmed',
  },
});

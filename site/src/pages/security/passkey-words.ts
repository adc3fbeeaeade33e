import { defineMessages } from 'react-intl';

/** Messages of the passkeys section. */
export const passkeyWords = defineMessages({
  title: { id: 'security.passkeys.title', defaultMessage: 'Passkeys' },
  none: {
    id: 'security.passkeys.none',
    defaultMessage: 'No passkeys yet. Add one to sign in with your fingerprint, face, PIN or security key.',
    description: 'There are no passkeys',
  },
  noneStep: {
    id: 'security.passkeys.none-step',
    defaultMessage: 'No passkeys yet. Add one to confirm sign-ins with your fingerprint, face, PIN or security key.',
    description: 'There are no passkeys, and they would be a second step only',
  },
  failed: {
    id: 'security.passkeys.failed',
    defaultMessage: 'We couldn’t load your passkeys',
    description: 'Error: the passkeys failed to load',
  },
  add: { id: 'security.passkeys.add', defaultMessage: 'Add a passkey', description: 'Link to the page that adds one' },
  added: { id: 'security.passkeys.added', defaultMessage: 'Passkey added.', description: 'After it was added' },
  renamed: { id: 'security.passkeys.renamed', defaultMessage: 'Passkey renamed.', description: 'After it was renamed' },
  removed: {
    id: 'security.passkeys.removed',
    defaultMessage: 'Passkey removed. You can also delete it from your device or password manager.',
    description: 'After it was removed',
  },
  stepOnly: {
    id: 'security.passkeys.step-only',
    defaultMessage: 'Second step only',
    description: 'Mark of a security key that does not sign in alone',
  },
  unused: { id: 'security.passkeys.unused', defaultMessage: 'never used', description: 'A passkey was never used' },
  newName: {
    id: 'security.passkeys.new-name',
    defaultMessage: 'New passkey name',
    description: 'Field for another name of a passkey',
  },
  rename: {
    id: 'security.passkeys.rename',
    defaultMessage: 'Save name',
    description: 'Button that gives a passkey another name',
  },
  saving: {
    id: 'security.passkeys.saving',
    defaultMessage: 'Saving…',
    description: 'On the button while the name is being saved',
  },
  removeText: {
    id: 'security.passkeys.remove-text',
    defaultMessage:
      'You won’t be able to sign in with this passkey. Without any passkey or authenticator app, two-factor authentication turns off.',
    description: 'What removing a passkey means',
  },
  remove: {
    id: 'security.passkeys.remove',
    defaultMessage: 'Remove passkey',
    description: 'Button that removes a passkey',
  },
  removing: {
    id: 'security.passkeys.removing',
    defaultMessage: 'Removing…',
    description: 'On the button while a passkey is being removed',
  },
});

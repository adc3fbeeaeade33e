import { defineMessages } from 'react-intl';

/** Messages of the two-factor authentication section. */
export const factorWords = defineMessages({
  title: { id: 'security.factor.title', defaultMessage: 'Two-factor authentication' },
  failed: {
    id: 'security.factor.failed',
    defaultMessage: 'We couldn’t load your two-factor authentication settings',
    description: 'Error: the 2FA settings failed to load',
  },
  off: { id: 'security.factor.off', defaultMessage: 'Off', description: 'State of two-factor authentication' },
  on: { id: 'security.factor.on', defaultMessage: 'On', description: 'State of two-factor authentication' },
  about: {
    id: 'security.factor.about',
    defaultMessage:
      'After your password, we’ll ask for a code from an authenticator app on your phone. Even someone who knows your password can’t sign in without it.',
    description: 'What two-factor authentication is',
  },
  setUp: {
    id: 'security.factor.set-up',
    defaultMessage: 'Set up two-factor authentication',
    description: 'Link to the setup of two-factor authentication',
  },
  setUpApp: {
    id: 'security.factor.set-up-app',
    defaultMessage: 'Set up authenticator app',
    description: 'Link to the setup of an authenticator app, beside passkeys',
  },
  removeApp: {
    id: 'security.factor.remove-app',
    defaultMessage: 'Remove authenticator app',
    description: 'Opens the question whether to remove the app; passkeys stay',
  },
  removeAppText: {
    id: 'security.factor.remove-app-text',
    defaultMessage: 'We’ll no longer ask for codes from your app. Your passkeys and recovery codes keep working.',
    description: 'What removing the authenticator app does',
  },
  removeAppNow: {
    id: 'security.factor.remove-app-now',
    defaultMessage: 'Yes, remove',
    description: 'Button that removes the authenticator app',
  },
  removedApp: {
    id: 'security.factor.removed-app',
    defaultMessage: 'Authenticator app removed. You can delete the entry in your app.',
    description: 'After the authenticator app was removed; passkeys stay',
  },
  since: {
    id: 'security.factor.since',
    defaultMessage: 'On since',
    description: 'When two-factor authentication was turned on',
  },
  used: {
    id: 'security.factor.used',
    defaultMessage: 'App last used',
    description: 'When the authenticator app was last used',
  },
  never: {
    id: 'security.factor.never',
    defaultMessage: 'Never',
    description: 'The authenticator app was never used',
  },
  codes: {
    id: 'security.factor.codes',
    defaultMessage: 'Recovery codes left',
    description: 'How many recovery codes are not used yet',
  },
  toCodes: {
    id: 'security.factor.to-codes',
    defaultMessage: 'Recovery codes',
    description: 'Link to the page of recovery codes',
  },
  turnOff: {
    id: 'security.factor.turn-off',
    defaultMessage: 'Turn off two-factor authentication',
    description: 'Opens the question whether to switch off',
  },
  turnOffText: {
    id: 'security.factor.turn-off-text',
    defaultMessage: 'You’ll sign in with just your password, and your recovery codes will stop working.',
    description: 'What turning off two-factor authentication does',
  },
  turnOffNow: {
    id: 'security.factor.turn-off-now',
    defaultMessage: 'Yes, turn off',
    description: 'Button that turns off two-factor authentication',
  },
  turnedOff: {
    id: 'security.factor.turned-off',
    defaultMessage: 'Two-factor authentication is off. You can delete the entry in your app.',
    description: 'After two-factor authentication was turned off',
  },
  kept: {
    id: 'security.factor.kept',
    defaultMessage:
      'Two-factor authentication is on. Next time you sign in with your password, we’ll ask for the second step.',
    description: 'After the recovery codes were kept',
  },
});

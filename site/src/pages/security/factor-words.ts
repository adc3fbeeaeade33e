import { defineMessages } from 'react-intl';

/** Words of the section of the second factor. */
export const factorWords = defineMessages({
  title: {
    id: 'security.factor.title',
    defaultMessage: 'Two-factor sign-in',
    description: 'Section of the security page',
  },
  failed: {
    id: 'security.factor.failed',
    defaultMessage: 'Failed to fetch the state of two-factor sign-in',
    description: 'Error: the second factor did not load',
  },
  off: { id: 'security.factor.off', defaultMessage: 'Off', description: 'State of two-factor sign-in' },
  on: { id: 'security.factor.on', defaultMessage: 'On', description: 'State of two-factor sign-in' },
  about: {
    id: 'security.factor.about',
    defaultMessage:
      'An authenticator app on your phone makes a new code every 30 seconds, and we ask for it after the password. Whoever learns your password still cannot get in.',
    description: 'What two-factor sign-in is',
  },
  setUp: {
    id: 'security.factor.set-up',
    defaultMessage: 'Set up two-factor sign-in',
    description: 'Link to the set-up of two-factor sign-in',
  },
  since: {
    id: 'security.factor.since',
    defaultMessage: 'On since',
    description: 'When two-factor sign-in was switched on',
  },
  used: {
    id: 'security.factor.used',
    defaultMessage: 'App last used',
    description: 'When the authenticator app was last used',
  },
  never: {
    id: 'security.factor.never',
    defaultMessage: 'Not yet',
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
    defaultMessage: 'Switch off two-factor sign-in',
    description: 'Opens the question whether to switch off',
  },
  turnOffText: {
    id: 'security.factor.turn-off-text',
    defaultMessage: 'From then on the password alone is enough to sign in, and your recovery codes are void.',
    description: 'What switching two-factor sign-in off does',
  },
  turnOffNow: {
    id: 'security.factor.turn-off-now',
    defaultMessage: 'Yes, switch it off',
    description: 'Button that switches two-factor sign-in off',
  },
  turnedOff: {
    id: 'security.factor.turned-off',
    defaultMessage: 'Two-factor sign-in is off. Delete the entry in your app; its codes are no longer asked for.',
    description: 'After two-factor sign-in was switched off',
  },
  kept: {
    id: 'security.factor.kept',
    defaultMessage: 'Two-factor sign-in is on. The next sign-in asks for a code of your app.',
    description: 'After the recovery codes were kept',
  },
});

import { defineMessages } from 'react-intl';

/** Links and buttons to another way to show who it is. */
export const wayWords = defineMessages({
  password: {
    id: 'security.confirm.use-password',
    defaultMessage: 'Use your password',
    description: 'Link to another way to show who it is',
  },
  totp: {
    id: 'security.confirm.use-app',
    defaultMessage: 'Use your authenticator app',
    description: 'Link to another way to show who it is',
  },
  recovery: {
    id: 'security.confirm.use-recovery',
    defaultMessage: 'Use a recovery code',
    description: 'Link to another way to show who it is',
  },
});

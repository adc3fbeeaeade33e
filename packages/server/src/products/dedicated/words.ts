import { defineMessages } from '@formatjs/intl';
import { dataEnds, type LineWords } from '../../services/index.ts';

/** Texts of emails and pages about a dedicated server. */
export const dsWords: LineWords = {
  ...dataEnds,
  ...defineMessages({
    readySubject: {
      id: 'products.dedicated.ready-subject',
      defaultMessage: '{name} is ready',
      description: 'Email or page about a dedicated server',
    },
    ready: {
      id: 'products.dedicated.ready',
      defaultMessage: 'Your dedicated server {name} is ready.',
      description: 'Email or page about a dedicated server',
    },
    withoutPassword: {
      id: 'products.dedicated.without-password',
      defaultMessage: 'Everything you need to connect is in your account:',
      description: 'Email or page about a dedicated server',
    },
    address: {
      id: 'products.dedicated.address',
      defaultMessage: 'IP address',
      description: 'Email or page about a dedicated server',
    },
    setupSubject: {
      id: 'products.dedicated.setup-subject',
      defaultMessage: 'We couldn’t set up {name}',
      description: 'Email or page about a dedicated server',
    },
    setup: {
      id: 'products.dedicated.setup',
      defaultMessage: 'We’re sorry, we couldn’t set up your dedicated server {name}.',
      description: 'Email or page about a dedicated server',
    },
    setupNext: {
      id: 'products.dedicated.setup-next',
      defaultMessage: 'You can order again, including in another location. If you need help, contact support.',
      description: 'Email or page about a dedicated server',
    },
    setupReason: {
      id: 'products.dedicated.setup-reason',
      defaultMessage: 'We couldn’t set up this dedicated server. Your payment is back on your balance.',
      description: 'Email or page about a dedicated server',
    },
    willEndSubject: {
      id: 'products.dedicated.will-end-subject',
      defaultMessage: '{name} will be cancelled on {day}',
      description: 'Email or page about a dedicated server',
    },
    willEnd: {
      id: 'products.dedicated.will-end',
      defaultMessage:
        'As you requested, your dedicated server {name} won’t be renewed. It runs until {day}, and after that we’ll erase its drives with all their data.',
      description: 'Email or page about a dedicated server',
    },
    changedMind: {
      id: 'products.dedicated.changed-mind',
      defaultMessage: 'Back up anything you need. If you change your mind, you can keep the server until then:',
      description: 'Email or page about a dedicated server',
    },
    keptSubject: {
      id: 'products.dedicated.kept-subject',
      defaultMessage: '{name} won’t be cancelled',
      description: 'Email or page about a dedicated server',
    },
    kept: {
      id: 'products.dedicated.kept',
      defaultMessage: 'You’ve undone the cancellation of your dedicated server {name}. It will renew as usual.',
      description: 'Email or page about a dedicated server',
    },
    endedSubject: {
      id: 'products.dedicated.ended-subject',
      defaultMessage: '{name} has been cancelled',
      description: 'Email or page about a dedicated server',
    },
    ended: {
      id: 'products.dedicated.ended',
      defaultMessage: 'Your dedicated server {name} has been cancelled. You won’t be charged for it again.',
      description: 'Email or page about a dedicated server',
    },
  }),
};

import { defineMessages } from '@formatjs/intl';
import { dataEnds, type LineWords } from '../../services/index.ts';

/** Texts of emails and pages about a dedicated server. */
export const dsWords: LineWords = {
  ...dataEnds,
  ...defineMessages({
    readySubject: { id: 'products.dedicated.ready-subject', defaultMessage: '{name} is ready' },
    ready: { id: 'products.dedicated.ready', defaultMessage: 'Your dedicated server {name} is ready.' },
    withoutPassword: {
      id: 'products.dedicated.without-password',
      defaultMessage: 'Everything you need to connect is in your account:',
    },
    address: { id: 'products.dedicated.address', defaultMessage: 'IP address' },
    setupSubject: { id: 'products.dedicated.setup-subject', defaultMessage: 'We couldn’t set up {name}' },
    setup: {
      id: 'products.dedicated.setup',
      defaultMessage: 'We’re sorry, we couldn’t set up your dedicated server {name}.',
    },
    setupNext: {
      id: 'products.dedicated.setup-next',
      defaultMessage: 'You can order again, including in another location. If you need help, contact support.',
    },
    setupReason: {
      id: 'products.dedicated.setup-reason',
      defaultMessage: 'We couldn’t set up this dedicated server. Your payment is back on your balance.',
    },
    willEndSubject: { id: 'products.dedicated.will-end-subject', defaultMessage: '{name} will be cancelled on {day}' },
    willEnd: {
      id: 'products.dedicated.will-end',
      defaultMessage:
        'As you requested, your dedicated server {name} won’t be renewed. It runs until {day}, and after that we’ll erase its drives with all their data.',
    },
    changedMind: {
      id: 'products.dedicated.changed-mind',
      defaultMessage: 'Back up anything you need. If you change your mind, you can keep the server until then:',
    },
    keptSubject: { id: 'products.dedicated.kept-subject', defaultMessage: '{name} won’t be cancelled' },
    kept: {
      id: 'products.dedicated.kept',
      defaultMessage: 'You’ve undone the cancellation of your dedicated server {name}. It will renew as usual.',
    },
    endedSubject: { id: 'products.dedicated.ended-subject', defaultMessage: '{name} has been cancelled' },
    ended: {
      id: 'products.dedicated.ended',
      defaultMessage: 'Your dedicated server {name} has been cancelled. You won’t be charged for it again.',
    },
  }),
};

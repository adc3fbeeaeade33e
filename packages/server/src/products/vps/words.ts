import { defineMessages } from '@formatjs/intl';
import { dataEnds, type LineWords } from '../../services/index.ts';

/** Texts of emails and pages about a server. */
export const vpsWords: LineWords = {
  ...dataEnds,
  ...defineMessages({
    readySubject: { id: 'products.vps.ready-subject', defaultMessage: '{name} is ready' },
    ready: { id: 'products.vps.ready', defaultMessage: 'Your server {name} is ready.' },
    withoutPassword: {
      id: 'products.vps.without-password',
      defaultMessage:
        'It boots from your ISO image: log in with the username and password set in the image or during installation. Your server in your account:',
    },
    address: { id: 'products.vps.address', defaultMessage: 'IP address' },
    setupSubject: { id: 'products.vps.setup-subject', defaultMessage: 'We couldn’t set up {name}' },
    setup: { id: 'products.vps.setup', defaultMessage: 'We’re sorry, we couldn’t set up your server {name}.' },
    setupNext: {
      id: 'products.vps.setup-next',
      defaultMessage: 'You can order again, including in another location. If you need help, contact support.',
    },
    setupReason: {
      id: 'products.vps.setup-reason',
      defaultMessage: 'We couldn’t create this server. Your payment is back on your balance.',
    },
    willEndSubject: { id: 'products.vps.will-end-subject', defaultMessage: '{name} will be cancelled on {day}' },
    willEnd: {
      id: 'products.vps.will-end',
      defaultMessage:
        'As you requested, your server {name} won’t be renewed. It runs until {day}, and after that we’ll delete it with all its data.',
    },
    changedMind: {
      id: 'products.vps.changed-mind',
      defaultMessage: 'Back up anything you need. If you change your mind, you can keep the server until then:',
    },
    keptSubject: { id: 'products.vps.kept-subject', defaultMessage: '{name} won’t be cancelled' },
    kept: {
      id: 'products.vps.kept',
      defaultMessage: 'You’ve undone the cancellation of your server {name}. It will renew as usual.',
    },
    endedSubject: { id: 'products.vps.ended-subject', defaultMessage: '{name} has been cancelled' },
    ended: {
      id: 'products.vps.ended',
      defaultMessage: 'Your server {name} has been cancelled. You won’t be charged for it again.',
    },
  }),
};

import { defineMessages } from '@formatjs/intl';
import { dataEnds, type LineWords } from '../../services/index.ts';

/** Texts of emails and pages about a web hosting account. */
export const vhWords: LineWords = {
  ...dataEnds,
  ...defineMessages({
    readySubject: { id: 'products.web-hosting.ready-subject', defaultMessage: '{name} is ready' },
    ready: { id: 'products.web-hosting.ready', defaultMessage: 'Your web hosting account {name} is ready.' },
    withoutPassword: {
      id: 'products.web-hosting.without-password',
      defaultMessage: 'Everything you need to sign in is in your account:',
    },
    address: { id: 'products.web-hosting.address', defaultMessage: 'Control panel' },
    setupSubject: { id: 'products.web-hosting.setup-subject', defaultMessage: 'We couldn’t set up {name}' },
    setup: {
      id: 'products.web-hosting.setup',
      defaultMessage: 'We’re sorry, we couldn’t set up your web hosting account {name}.',
    },
    setupNext: {
      id: 'products.web-hosting.setup-next',
      defaultMessage: 'You can order again, including in another location. If you need help, contact support.',
    },
    setupReason: {
      id: 'products.web-hosting.setup-reason',
      defaultMessage: 'We couldn’t create this web hosting account. Your payment is back on your balance.',
    },
    willEndSubject: {
      id: 'products.web-hosting.will-end-subject',
      defaultMessage: '{name} will be cancelled on {day}',
    },
    willEnd: {
      id: 'products.web-hosting.will-end',
      defaultMessage:
        'As you requested, your web hosting account {name} won’t be renewed. Your sites work until {day}, and after that we’ll delete them with their databases and mailboxes.',
    },
    changedMind: {
      id: 'products.web-hosting.changed-mind',
      defaultMessage: 'Back up anything you need. If you change your mind, you can keep the account until then:',
    },
    keptSubject: { id: 'products.web-hosting.kept-subject', defaultMessage: '{name} won’t be cancelled' },
    kept: {
      id: 'products.web-hosting.kept',
      defaultMessage: 'You’ve undone the cancellation of your web hosting account {name}. It will renew as usual.',
    },
    endedSubject: { id: 'products.web-hosting.ended-subject', defaultMessage: '{name} has been cancelled' },
    ended: {
      id: 'products.web-hosting.ended',
      defaultMessage: 'Your web hosting account {name} has been cancelled. You won’t be charged for it again.',
    },
  }),
};

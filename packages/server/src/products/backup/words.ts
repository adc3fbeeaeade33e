import { defineMessages } from '@formatjs/intl';
import { dataEnds, type LineWords } from '../../services/index.ts';

/** Texts of emails and pages about a backup storage. */
export const backupWords: LineWords = {
  ...dataEnds,
  ...defineMessages({
    readySubject: { id: 'products.backup.ready-subject', defaultMessage: '{name} is ready' },
    ready: { id: 'products.backup.ready', defaultMessage: 'Your backup storage {name} is ready.' },
    withoutPassword: {
      id: 'products.backup.without-password',
      defaultMessage: 'Everything you need to connect is in your account:',
    },
    address: { id: 'products.backup.address', defaultMessage: 'Host' },
    setupSubject: { id: 'products.backup.setup-subject', defaultMessage: 'We couldn’t set up {name}' },
    setup: {
      id: 'products.backup.setup',
      defaultMessage: 'We’re sorry, we couldn’t set up your backup storage {name}.',
    },
    setupNext: {
      id: 'products.backup.setup-next',
      defaultMessage: 'You can order again, including in another location. If you need help, contact support.',
    },
    setupReason: {
      id: 'products.backup.setup-reason',
      defaultMessage: 'We couldn’t create this backup storage. Your payment is back on your balance.',
    },
    willEndSubject: { id: 'products.backup.will-end-subject', defaultMessage: '{name} will be cancelled on {day}' },
    willEnd: {
      id: 'products.backup.will-end',
      defaultMessage:
        'As you requested, your backup storage {name} won’t be renewed. You can use it until {day}, and after that we’ll delete it with all its backups.',
    },
    changedMind: {
      id: 'products.backup.changed-mind',
      defaultMessage: 'Download anything you need. If you change your mind, you can keep the storage until then:',
    },
    keptSubject: { id: 'products.backup.kept-subject', defaultMessage: '{name} won’t be cancelled' },
    kept: {
      id: 'products.backup.kept',
      defaultMessage: 'You’ve undone the cancellation of your backup storage {name}. It will renew as usual.',
    },
    endedSubject: { id: 'products.backup.ended-subject', defaultMessage: '{name} has been cancelled' },
    ended: {
      id: 'products.backup.ended',
      defaultMessage: 'Your backup storage {name} has been cancelled. You won’t be charged for it again.',
    },
  }),
};

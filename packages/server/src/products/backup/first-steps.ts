import { defineMessages } from '@formatjs/intl';
import type { FirstStep } from '../../services/index.ts';

const texts = defineMessages({
  access: {
    id: 'products.backup.first-steps.access',
    defaultMessage: 'Connecting by SFTP, rsync or WebDAV',
    description: 'Link to the help in the email about a service that is ready',
  },
  restic: {
    id: 'products.backup.first-steps.restic',
    defaultMessage: 'Encrypted backups with restic',
    description: 'Link to the help in the email about a service that is ready',
  },
  restore: {
    id: 'products.backup.first-steps.restore',
    defaultMessage: 'Testing a restore',
    description: 'Link to the help in the email about a service that is ready',
  },
});

/** What to do first; see `ServiceLine.firstSteps`. */
export const storageSteps: readonly FirstStep[] = [
  { text: texts.access, page: '/help/backup-storage-access/' },
  { text: texts.restic, page: '/help/backup-with-restic/' },
  { text: texts.restore, page: '/help/restore-test/' },
];

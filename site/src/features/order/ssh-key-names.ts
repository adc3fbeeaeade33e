import { defineMessages } from 'react-intl';

/** The names of a new key's fields. */
export const sshKeyNames = defineMessages({
  title: { id: 'order.ssh.title', defaultMessage: 'Key name', description: 'Field of a new SSH key' },
  key: { id: 'order.ssh.key', defaultMessage: 'Public key', description: 'Field of a new SSH key' },
});

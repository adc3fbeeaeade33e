import { defineMessages } from 'react-intl';

/** Words of the page of API tokens that several of its parts use. */
export const words = defineMessages({
  title: { id: 'tokens.title', defaultMessage: 'API tokens', description: 'Title of a page of the account' },
  create: { id: 'tokens.create', defaultMessage: 'Create token', description: 'Button and dialog' },
  name: { id: 'tokens.name', defaultMessage: 'Name', description: 'Field of a new API token' },
  scopes: { id: 'tokens.scopes', defaultMessage: 'Permissions', description: 'Field of a new API token' },
  days: { id: 'tokens.days', defaultMessage: 'Expires in', description: 'Field of a new API token' },
  networks: {
    id: 'tokens.networks',
    defaultMessage: 'IP addresses (optional)',
    description: 'Field of a new API token',
  },
});

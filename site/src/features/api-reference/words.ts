import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Names of the groups by tag; other groups are shown by their tag. */
export const groupNames: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  Site: { id: 'api.group.site', defaultMessage: 'Site', description: 'Group of calls' },
  Account: { id: 'api.group.account', defaultMessage: 'Account', description: 'Group of calls' },
  Security: { id: 'api.group.security', defaultMessage: 'Security', description: 'Group of calls' },
  VPS: { id: 'api.group.vps', defaultMessage: 'VPS', description: 'Group of calls' },
  'Web hosting': { id: 'api.group.hosting', defaultMessage: 'Web hosting', description: 'Group of calls' },
  'Dedicated servers': {
    id: 'api.group.dedicated',
    defaultMessage: 'Dedicated servers',
    description: 'Group of calls',
  },
  'Backup storage': { id: 'api.group.backup', defaultMessage: 'Backup storage', description: 'Group of calls' },
  Orders: { id: 'api.group.orders', defaultMessage: 'Orders', description: 'Group of calls' },
  Payments: { id: 'api.group.payments', defaultMessage: 'Payments', description: 'Group of calls' },
  VPN: { id: 'api.group.vpn', defaultMessage: 'VPN', description: 'Group of calls' },
  Help: { id: 'api.group.help', defaultMessage: 'Help', description: 'Group of calls' },
  News: { id: 'api.group.news', defaultMessage: 'News', description: 'Group of calls' },
  Status: { id: 'api.group.status', defaultMessage: 'Status', description: 'Group of calls' },
  Legal: { id: 'api.group.legal', defaultMessage: 'Legal documents', description: 'Group of calls' },
  Auth: { id: 'api.group.auth', defaultMessage: 'Sign-in', description: 'Group of calls' },
});

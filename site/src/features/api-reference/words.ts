import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Names of the groups by tag; other groups are shown by their tag. */
export const groupNames: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  Site: { id: 'api.group.site', defaultMessage: 'Site' },
  Account: { id: 'api.group.account', defaultMessage: 'Account' },
  Team: { id: 'api.group.team', defaultMessage: 'Team' },
  Tokens: { id: 'api.group.tokens', defaultMessage: 'API tokens' },
  Notifications: { id: 'api.group.notifications', defaultMessage: 'Notifications' },
  Security: { id: 'api.group.security', defaultMessage: 'Security' },
  VPS: { id: 'api.group.vps', defaultMessage: 'VPS' },
  'Web hosting': { id: 'api.group.hosting', defaultMessage: 'Web hosting' },
  'Dedicated servers': { id: 'api.group.dedicated', defaultMessage: 'Dedicated servers' },
  'Backup storage': { id: 'api.group.backup', defaultMessage: 'Backup storage' },
  Orders: { id: 'api.group.orders', defaultMessage: 'Orders' },
  Payments: { id: 'api.group.payments', defaultMessage: 'Payments' },
  Partners: { id: 'api.group.partners', defaultMessage: 'Partner program' },
  Tickets: { id: 'api.group.tickets', defaultMessage: 'Tickets' },
  VPN: { id: 'api.group.vpn', defaultMessage: 'VPN' },
  Help: { id: 'api.group.help', defaultMessage: 'Help' },
  News: { id: 'api.group.news', defaultMessage: 'News' },
  Status: { id: 'api.group.status', defaultMessage: 'Status' },
  Legal: { id: 'api.group.legal', defaultMessage: 'Legal documents' },
  Auth: { id: 'api.group.auth', defaultMessage: 'Sign-in' },
});

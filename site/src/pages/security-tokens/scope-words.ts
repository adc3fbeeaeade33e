import type { Scope } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Scopes in the order of the form. */
export const scopes: readonly Scope[] = ['read', 'orders', 'services', 'billing', 'support', 'account'];

/** What the scopes allow. */
export const scopeNames: Readonly<Record<Scope, MessageDescriptor>> = defineMessages({
  read: {
    id: 'tokens.scope.read',
    defaultMessage: 'View services, invoices and payments',
    description: 'What an API token may do',
  },
  orders: {
    id: 'tokens.scope.orders',
    defaultMessage: 'Order, renew, upgrade and pay',
    description: 'What an API token may do',
  },
  services: {
    id: 'tokens.scope.services',
    defaultMessage: 'Manage services and SSH keys',
    description: 'What an API token may do',
  },
  billing: {
    id: 'tokens.scope.billing',
    defaultMessage: 'Manage the balance, cards, companies and invoice recipients',
    description: 'What an API token may do',
  },
  support: {
    id: 'tokens.scope.support',
    defaultMessage: 'Use support tickets',
    description: 'What an API token may do',
  },
  account: {
    id: 'tokens.scope.account',
    defaultMessage: 'Manage the profile and members',
    description: 'What an API token may do',
  },
});

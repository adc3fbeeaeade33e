import type { Role } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Roles in the order of the form. */
export const roles: readonly Role[] = ['owner', 'billing', 'technical', 'read_only'];

/** Names of the roles. */
export const roleNames: Readonly<Record<Role, MessageDescriptor>> = defineMessages({
  owner: { id: 'team.role.owner', defaultMessage: 'Owner', description: 'Role in an account' },
  billing: { id: 'team.role.billing', defaultMessage: 'Billing', description: 'Role in an account' },
  technical: { id: 'team.role.technical', defaultMessage: 'Technical', description: 'Role in an account' },
  read_only: { id: 'team.role.read-only', defaultMessage: 'Read only', description: 'Role in an account' },
});

/** What the roles allow. */
export const roleHints: Readonly<Record<Role, MessageDescriptor>> = defineMessages({
  owner: {
    id: 'team.role.owner-hint',
    defaultMessage: 'Full access, including members and account details',
    description: 'What a role allows',
  },
  billing: {
    id: 'team.role.billing-hint',
    defaultMessage: 'Orders, payments, cards, companies and invoices. Can’t see login details of servers',
    description: 'What a role allows',
  },
  technical: {
    id: 'team.role.technical-hint',
    defaultMessage: 'Orders, services and login details. Can’t change cards or companies',
    description: 'What a role allows',
  },
  read_only: {
    id: 'team.role.read-only-hint',
    defaultMessage: 'Views services, invoices and members. Can’t change anything',
    description: 'What a role allows',
  },
});

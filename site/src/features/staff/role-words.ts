import type { StaffRole } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Names of the roles. */
export const staffRoleNames: Readonly<Record<StaffRole, MessageDescriptor>> = defineMessages({
  administrator: { id: 'staff.role.administrator', defaultMessage: 'Administrator', description: 'Role of staff' },
  support: { id: 'staff.role.support', defaultMessage: 'Support', description: 'Role of staff' },
  sales: { id: 'staff.role.sales', defaultMessage: 'Sales', description: 'Role of staff' },
  finance: { id: 'staff.role.finance', defaultMessage: 'Finance', description: 'Role of staff' },
  content: { id: 'staff.role.content', defaultMessage: 'Content', description: 'Role of staff' },
});

/** What the roles open. */
export const staffRoleHints: Readonly<Record<StaffRole, MessageDescriptor>> = defineMessages({
  administrator: {
    id: 'staff.role.administrator-hint',
    defaultMessage: 'Everything, including who is staff',
    description: 'What a role of staff opens',
  },
  support: {
    id: 'staff.role.support-hint',
    defaultMessage: 'Tickets, services, setups and tasks, emails, incidents',
    description: 'What a role of staff opens',
  },
  sales: {
    id: 'staff.role.sales-hint',
    defaultMessage: 'Tickets, services and orders, refused trials, data centers and addresses, partners',
    description: 'What a role of staff opens',
  },
  finance: {
    id: 'staff.role.finance-hint',
    defaultMessage: 'Statements, refunds, ledger, partners, emails, audit log',
    description: 'What a role of staff opens',
  },
  content: {
    id: 'staff.role.content-hint',
    defaultMessage: 'Reference clients and incidents',
    description: 'What a role of staff opens',
  },
});

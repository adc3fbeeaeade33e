import type { CustomerMergePlan } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  choose: {
    id: 'staff-customer.merge.choose',
    defaultMessage:
      'Everything of the other customer moves here, and their account is closed. You see what moves first.',
  },
  other: { id: 'staff-customer.merge.other', defaultMessage: 'Email address or number of the other customer' },
  show: { id: 'staff-customer.merge.show', defaultMessage: 'Show what moves' },
  from: {
    id: 'staff-customer.merge.from',
    defaultMessage: 'From {name}, {email}, #{number}:',
    description: 'Before the list of what moves from another customer',
  },
  balance: { id: 'staff-customer.merge.balance', defaultMessage: 'Balance' },
  notYet: { id: 'staff-customer.merge.not-yet', defaultMessage: 'They can’t be merged yet' },
  stays: {
    id: 'staff-customer.merge.stays',
    defaultMessage:
      'Invoices keep their number and buyer. Notifications and personal offers stay behind. Both addresses get an email. It can’t be undone.',
  },
});
export const mergeWords: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

/** What moves, in the order of the list. */
export const moveWords: Readonly<Record<keyof CustomerMergePlan['moves'], MessageDescriptor>> = defineMessages({
  services: { id: 'staff-customer.moves.services', defaultMessage: 'Services' },
  projects: { id: 'staff-customer.moves.projects', defaultMessage: 'Projects' },
  invoices: { id: 'staff-customer.moves.invoices', defaultMessage: 'Invoices' },
  payments: { id: 'staff-customer.moves.payments', defaultMessage: 'Payments' },
  cards: { id: 'staff-customer.moves.cards', defaultMessage: 'Saved cards' },
  companies: { id: 'staff-customer.moves.companies', defaultMessage: 'Companies' },
  recipients: { id: 'staff-customer.moves.recipients', defaultMessage: 'Recipients of invoices' },
  tickets: { id: 'staff-customer.moves.tickets', defaultMessage: 'Tickets' },
  notes: { id: 'staff-customer.moves.notes', defaultMessage: 'Notes' },
  ssh_keys: { id: 'staff-customer.moves.ssh-keys', defaultMessage: 'SSH keys' },
  partner: { id: 'staff-customer.moves.partner', defaultMessage: 'Partner program' },
});

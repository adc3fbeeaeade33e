import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff-people.title', defaultMessage: 'Staff', description: 'Title of the list of who is staff' },
  lead: {
    id: 'staff-people.lead',
    defaultMessage: 'Operators add staff on the server: npx -y pnpm@12 admin create-staff EMAIL --role ROLE',
  },
  name: { id: 'staff-people.name', defaultMessage: 'Name' },
  role: { id: 'staff-people.role', defaultMessage: 'Role' },
  factor: { id: 'staff-people.factor', defaultMessage: '2FA' },
  factorOn: { id: 'staff-people.factor-on', defaultMessage: 'On' },
  factorOff: { id: 'staff-people.factor-off', defaultMessage: 'Off' },
  login: { id: 'staff-people.login', defaultMessage: 'Last sign-in' },
  never: { id: 'staff-people.never', defaultMessage: 'Never' },
  you: { id: 'staff-people.you', defaultMessage: 'You' },
  action: { id: 'staff-people.action', defaultMessage: 'Action' },
  change: { id: 'staff-people.change', defaultMessage: 'Change role' },
  changeNamed: { id: 'staff-people.change-named', defaultMessage: 'Change role of {name}' },
  remove: { id: 'staff-people.remove', defaultMessage: 'No longer staff' },
  removeHint: {
    id: 'staff-people.remove-hint',
    defaultMessage: 'Stays a customer. Only the operator can make them staff again',
  },
  reason: { id: 'staff-people.reason', defaultMessage: 'Reason' },
  reasonHint: { id: 'staff-people.reason-hint', defaultMessage: 'Shown in the audit log' },
  save: { id: 'staff-people.save', defaultMessage: 'Save role' },
  saved: { id: 'staff-people.saved', defaultMessage: 'Role changed.' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff-people.title', defaultMessage: 'Staff', description: 'Title of the list of who is staff' },
  lead: {
    id: 'staff-people.lead',
    defaultMessage: 'Who works with customers, and what they may do. Without 2FA, the staff area is closed to them.',
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
    defaultMessage: 'Stays a customer',
  },
  reason: { id: 'staff-people.reason', defaultMessage: 'Reason' },
  reasonHint: { id: 'staff-people.reason-hint', defaultMessage: 'Shown in the audit log' },
  save: { id: 'staff-people.save', defaultMessage: 'Save role' },
  add: { id: 'staff-people.add', defaultMessage: 'Add staff', description: 'Button that makes somebody staff' },
  addLead: { id: 'staff-people.add-lead', defaultMessage: 'We’ll email them how to sign in.' },
  email: { id: 'staff-people.email', defaultMessage: 'Email' },
  added: { id: 'staff-people.added', defaultMessage: 'Staff added. We’ve emailed them.' },
  saved: { id: 'staff-people.saved', defaultMessage: 'Role changed.' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

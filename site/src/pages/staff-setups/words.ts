import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff.setups', defaultMessage: 'Setups', description: 'Title of the staff list of setups' },
  lead: {
    id: 'staff.setups.lead',
    defaultMessage: 'Paid services whose setup has failed, and dedicated servers to deliver.',
    description: 'Below the title of the staff list of setups',
  },
  none: { id: 'staff.setups.none', defaultMessage: 'No open setups.', description: 'The list of setups is empty' },
  retried: {
    id: 'staff.setups.retried',
    defaultMessage: 'We’re trying the setup of service {id} again.',
    description: 'After a setup was tried again by hand',
  },
  service: { id: 'staff.setups.service', defaultMessage: 'Service', description: 'Column of the list of setups' },
  answers: {
    id: 'staff.setups.answers',
    defaultMessage: 'Customer’s answers',
    description: 'Opens what the customer has said about the purpose of a server, below its name',
  },
  account: { id: 'staff.setups.account', defaultMessage: 'Account', description: 'Column of the list of setups' },
  status: { id: 'staff.setups.status', defaultMessage: 'Status', description: 'Column of the list of setups' },
  attempts: {
    id: 'staff.setups.attempts',
    defaultMessage: 'Failed attempts',
    description: 'Column of the list of setups',
  },
  error: { id: 'staff.setups.error', defaultMessage: 'Last error', description: 'Column of the list of setups' },
  next: { id: 'staff.setups.next', defaultMessage: 'Next attempt', description: 'Column of the list of setups' },
  action: { id: 'staff.setups.action', defaultMessage: 'Action', description: 'Column of the list of setups' },
  retry: {
    id: 'staff.setups.retry',
    defaultMessage: 'Try now{name}',
    description: 'Button that tries a setup again; the name is for screen readers',
  },
});

export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

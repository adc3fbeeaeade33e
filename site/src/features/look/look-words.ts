import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  label: {
    id: 'look.label',
    defaultMessage: 'Customer’s account',
    description: 'Name of the bar for staff who see the account of a customer',
  },
  seen: {
    id: 'look.seen',
    defaultMessage: 'You see the account of {name} as they see it, until {until}. Nothing can be changed.',
    description: 'Bar on every page for staff who see the account of a customer; until: a time such as 14:30',
  },
  over: {
    id: 'look.over',
    defaultMessage: 'Your time in the account of {name} is over. You’re back in your own account.',
    description: 'Bar on every page for staff who have seen the account of a customer for half an hour',
  },
  unchanged: { id: 'look.unchanged', defaultMessage: 'Nothing was changed.' },
  leave: {
    id: 'look.leave',
    defaultMessage: 'Leave',
    description: 'Button by which staff leave the account of a customer',
  },
});
export const lookWords: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  back: { id: 'tickets.one.back', defaultMessage: '← Tickets', description: 'Link back to the list' },
  facts: { id: 'tickets.one.facts', defaultMessage: 'Ticket {number}, {department}', description: 'Below the subject' },
  service: {
    id: 'tickets.one.service',
    defaultMessage: 'Service: <link>{name}</link>',
    description: 'Below the subject',
  },
  continues: {
    id: 'tickets.one.continues',
    defaultMessage: 'Continues <link>ticket {number}</link>',
    description: 'Below the subject',
  },
  priority: { id: 'tickets.one.priority', defaultMessage: 'Priority: {priority}', description: 'Below the subject' },
  close: { id: 'tickets.one.close', defaultMessage: 'Close ticket', description: 'Button' },
  reopen: { id: 'tickets.one.reopen', defaultMessage: 'Reopen ticket', description: 'Button' },
  reply: { id: 'tickets.one.reply', defaultMessage: 'Reply', description: 'Heading of the form' },
  yourReply: { id: 'tickets.one.your-reply', defaultMessage: 'Your reply', description: 'Label of the message' },
  send: { id: 'tickets.one.send', defaultMessage: 'Send reply', description: 'Button' },
  sending: { id: 'tickets.one.sending', defaultMessage: 'Sending…', description: 'On the button' },
  closedText: {
    id: 'tickets.one.closed-text',
    defaultMessage: 'This ticket is closed. A reply reopens it.',
  },
  merged: {
    id: 'tickets.thread.merged',
    defaultMessage: 'Continued in ticket #{number}',
    description: 'Link to the ticket that the messages have moved to',
  },
  closedForGood: {
    id: 'tickets.one.closed-for-good',
    defaultMessage: 'This ticket was closed more than 30 days ago. <new>Open a new ticket</new>',
  },
});

export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

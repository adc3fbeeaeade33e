import { defineMessages } from 'react-intl';

export const chatWords = defineMessages({
  start: { id: 'support.chat', defaultMessage: 'Live chat', description: 'Button that starts the live chat' },
  title: {
    id: 'support.chat-title',
    defaultMessage: 'Start a live chat?',
    description: 'Question before the chat of another company is loaded',
  },
  confirm: { id: 'support.chat-confirm', defaultMessage: 'Start chat', description: 'Button: load the chat' },
  cancel: { id: 'support.chat-cancel', defaultMessage: 'Not now', description: 'Button: do not load the chat' },
  failed: {
    id: 'support.chat-failed',
    defaultMessage: 'We couldn’t load the chat. Try again, or write to us.',
    description: 'Toast when the script of the chat does not arrive',
  },
});

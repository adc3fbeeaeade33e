import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'account.console.title', defaultMessage: 'Console' },
  lead: {
    id: 'account.console.lead',
    defaultMessage:
      'The screen of your server, as if you sat in front of it. While it has the focus, it takes all keys; press Esc three times to leave it.',
  },
  connecting: { id: 'account.console.connecting', defaultMessage: 'Connecting…' },
  connected: { id: 'account.console.connected', defaultMessage: 'Connected' },
  ended: { id: 'account.console.ended', defaultMessage: 'Disconnected' },
  unavailable: {
    id: 'account.console.unavailable',
    defaultMessage: 'The console isn’t available now. The server may be off, or another operation may be running.',
  },
  tooOften: { id: 'account.console.too-often', defaultMessage: 'Too many attempts. Try again in a few minutes.' },
  failed: {
    id: 'account.console.failed',
    defaultMessage: 'We couldn’t connect. Try again in a moment. Up to five consoles can be open at a time.',
  },
  again: { id: 'account.console.again', defaultMessage: 'Connect again' },
  restart: {
    id: 'account.console.ctrl-alt-del',
    defaultMessage: 'Send Ctrl+Alt+Del',
    description: 'Button: sends these keys to the server',
  },
  full: { id: 'account.console.full', defaultMessage: 'Full screen' },
  back: {
    id: 'account.console.back',
    defaultMessage: '← {name}',
    description: 'Link from the screen of a server to its page',
  },
  screen: {
    id: 'account.console.screen',
    defaultMessage: 'Screen of {name}',
    description: 'Name of the element that shows the screen of a server',
  },
  script: {
    id: 'account.console.script',
    defaultMessage: 'The console needs JavaScript. Without it, connect via SSH.',
  },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

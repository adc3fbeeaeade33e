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
  keys: {
    id: 'account.console.keys',
    defaultMessage: 'Keys',
    description: 'Name of a group of buttons that send keys',
  },
  Escape: { id: 'account.console.escape', defaultMessage: 'Esc', description: 'Button: sends this key to the server' },
  Tab: { id: 'account.console.tab', defaultMessage: 'Tab', description: 'Button: sends this key to the server' },
  control: {
    id: 'account.console.control',
    defaultMessage: 'Ctrl',
    description: 'Button: holds this key until the next one is sent to the server',
  },
  Left: { id: 'account.console.left', defaultMessage: 'Left arrow', description: 'Button: a key' },
  Up: { id: 'account.console.up', defaultMessage: 'Up arrow', description: 'Button: a key' },
  Down: { id: 'account.console.down', defaultMessage: 'Down arrow', description: 'Button: a key' },
  Right: { id: 'account.console.right', defaultMessage: 'Right arrow', description: 'Button: a key' },
  keyboard: {
    id: 'account.console.keyboard',
    defaultMessage: 'Keyboard',
    description: 'Button: opens the keyboard of a phone',
  },
  typed: {
    id: 'account.console.typed',
    defaultMessage: 'Text for the server',
    description: 'Field of the keyboard of a phone; what is typed is sent to the server',
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

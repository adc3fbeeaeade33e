import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  find: { id: 'staff.frame.find', defaultMessage: 'Search the staff area', description: 'Button with a magnifier' },
  shortcuts: { id: 'staff.frame.shortcuts', defaultMessage: 'Keyboard shortcuts', description: 'Button, and a title' },
});
/** Names of the buttons in the top bar of the staff area. */
export const keyWords: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

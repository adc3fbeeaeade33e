import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  first: { id: 'staff.list.first', defaultMessage: 'Newest entries', description: 'Link to the first page of a list' },
  next: { id: 'staff.list.next', defaultMessage: 'Older entries', description: 'Link to the next page of a list' },
  csv: { id: 'staff.list.csv', defaultMessage: 'Download CSV', description: 'Link: the list as a file' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

import type { TicketDepartment, TicketPriority, TicketStatus } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Messages whose placeholders aren't checked. */
type Words<Name extends string> = Readonly<Record<Name, MessageDescriptor>>;

/** States as customers read them. */
export const statusWords: Readonly<Record<TicketStatus, MessageDescriptor>> = defineMessages({
  open: { id: 'tickets.status.open', defaultMessage: 'Open', description: 'State of a ticket: support answers next' },
  answered: { id: 'tickets.status.answered', defaultMessage: 'Answered', description: 'State of a ticket' },
  waiting: {
    id: 'tickets.status.waiting',
    defaultMessage: 'Waiting for you',
    description: 'State of a ticket: support needs a reply of the customer to continue',
  },
  closed: { id: 'tickets.status.closed', defaultMessage: 'Closed', description: 'State of a ticket' },
});

/** States as staff read them. */
export const staffStatusWords: Readonly<Record<TicketStatus, MessageDescriptor>> = {
  ...statusWords,
  ...defineMessages({
    waiting: { id: 'tickets.answer.waiting', defaultMessage: 'Waiting for the customer' },
  }),
};

export const departmentWords: Readonly<Record<TicketDepartment, MessageDescriptor>> = defineMessages({
  technical: { id: 'tickets.department.technical', defaultMessage: 'Technical support' },
  billing: { id: 'tickets.department.billing', defaultMessage: 'Billing' },
  sales: { id: 'tickets.department.sales', defaultMessage: 'Sales' },
});

export const priorityWords: Readonly<Record<TicketPriority, MessageDescriptor>> = defineMessages({
  lowest: { id: 'tickets.priority.lowest', defaultMessage: 'Lowest', description: 'Priority of a ticket' },
  normal: { id: 'tickets.priority.normal', defaultMessage: 'Normal', description: 'Priority of a ticket' },
  high: { id: 'tickets.priority.high', defaultMessage: 'High', description: 'Priority of a ticket' },
});

const editorWordsMessages = defineMessages({
  message: { id: 'tickets.editor.message', defaultMessage: 'Message' },
  hint: {
    id: 'tickets.editor.hint',
    defaultMessage: 'Don’t include passwords, private keys or card numbers.',
    description: 'Hint of the message field',
  },
  toolbar: { id: 'tickets.editor.toolbar', defaultMessage: 'Formatting', description: 'Name of the toolbar' },
  shortcut: { id: 'tickets.editor.shortcut', defaultMessage: '{name} ({key})', description: 'Tooltip: Bold (Ctrl+B)' },
  bold: { id: 'tickets.editor.bold', defaultMessage: 'Bold' },
  italic: { id: 'tickets.editor.italic', defaultMessage: 'Italic' },
  link: { id: 'tickets.editor.link', defaultMessage: 'Link' },
  list: { id: 'tickets.editor.list', defaultMessage: 'Bulleted list' },
  numberedList: { id: 'tickets.editor.numbered-list', defaultMessage: 'Numbered list' },
  quote: { id: 'tickets.editor.quote', defaultMessage: 'Quote' },
  code: { id: 'tickets.editor.code', defaultMessage: 'Code' },
  codeBlock: { id: 'tickets.editor.code-block', defaultMessage: 'Code block' },
  tabs: { id: 'tickets.editor.tabs', defaultMessage: 'Message or preview', description: 'Name of the two tabs' },
  write: { id: 'tickets.editor.write', defaultMessage: 'Write', description: 'Tab with the text' },
  preview: { id: 'tickets.editor.preview', defaultMessage: 'Preview', description: 'Tab with the preview' },
  previewLoading: { id: 'tickets.editor.preview-loading', defaultMessage: 'Loading preview' },
  previewEmpty: { id: 'tickets.editor.preview-empty', defaultMessage: 'Nothing to preview' },
  previewFailed: { id: 'tickets.editor.preview-failed', defaultMessage: 'We couldn’t load the preview.' },
  retry: { id: 'tickets.editor.retry', defaultMessage: 'Try again' },
  draftSaved: {
    id: 'tickets.editor.draft-saved',
    defaultMessage: 'Draft saved',
    description: 'Below the message, while it is typed',
  },
  draftRestored: {
    id: 'tickets.editor.draft-restored',
    defaultMessage: 'We restored your draft of {moment}',
    description: 'Below a message that was typed earlier and isn’t sent yet; moment: date and time',
  },
  errors: {
    id: 'tickets.editor.errors',
    defaultMessage: '{count, plural, one {Check # field} other {Check # fields}}',
    description: 'Title of the list of errors',
  },
  busy: {
    id: 'tickets.editor.busy',
    defaultMessage: 'You’ve sent a lot in a short time. Wait a few minutes, then try again.',
  },
  closed: {
    id: 'tickets.editor.closed',
    defaultMessage: 'This ticket was closed more than 30 days ago. Open a new one.',
  },
  failed: {
    id: 'tickets.editor.failed',
    defaultMessage: 'We couldn’t send your message. Try again.',
  },
});
export const editorWords: Words<keyof typeof editorWordsMessages> = editorWordsMessages;

const fileWordsMessages = defineMessages({
  label: { id: 'tickets.files.label', defaultMessage: 'Files' },
  choose: { id: 'tickets.files.choose', defaultMessage: 'Choose files' },
  drop: { id: 'tickets.files.drop', defaultMessage: 'or drop or paste them here' },
  limits: {
    id: 'tickets.files.limits',
    defaultMessage: 'Up to 10 files of 20 MB, 25 MB together. No programs or scripts',
  },
  remove: { id: 'tickets.files.remove', defaultMessage: 'Remove {name}' },
  cancel: { id: 'tickets.files.cancel', defaultMessage: 'Cancel uploading {name}' },
  retry: { id: 'tickets.files.retry', defaultMessage: 'Upload {name} again' },
  added: {
    id: 'tickets.files.added',
    defaultMessage: '{count, plural, one {# file added: {names}} other {# files added: {names}}}',
    description: 'Announced',
  },
  removed: { id: 'tickets.files.removed', defaultMessage: 'Removed: {names}', description: 'Announced' },
  uploading: { id: 'tickets.files.uploading', defaultMessage: 'Uploading' },
  done: { id: 'tickets.files.done', defaultMessage: 'Uploaded' },
  failed: { id: 'tickets.files.failed', defaultMessage: 'We couldn’t upload this file. Try again.' },
  tooLarge: { id: 'tickets.files.too-large', defaultMessage: '{name} is larger than 20 MB. Choose a smaller file.' },
  tooMany: { id: 'tickets.files.too-many', defaultMessage: '{name} wasn’t added. A message can have up to 10 files.' },
  duplicate: { id: 'tickets.files.duplicate', defaultMessage: '{name} has already been added.' },
  folder: { id: 'tickets.files.folder', defaultMessage: '{name} is a folder. Add its files, or a ZIP archive.' },
});
export const fileWords: Words<keyof typeof fileWordsMessages> = fileWordsMessages;

const threadWordsMessages = defineMessages({
  you: { id: 'tickets.thread.you', defaultMessage: 'You', description: 'Author of a message' },
  support: { id: 'tickets.thread.support', defaultMessage: '{name}, support', description: 'Author of an answer' },
  note: { id: 'tickets.thread.note', defaultMessage: 'Internal note', description: 'Beside the author, for staff' },
  folded: {
    id: 'tickets.thread.folded',
    defaultMessage: 'Quoted text',
    description: 'Button that shows the quote of an email',
  },
  unverified: {
    id: 'tickets.thread.unverified',
    defaultMessage: 'Sender not verified',
    description: 'Beside a message that came by email',
  },
  email: { id: 'tickets.thread.email', defaultMessage: 'By email', description: 'Beside a message' },
  files: { id: 'tickets.thread.files', defaultMessage: 'Files', description: 'Name of the list of files of a message' },
  blocked: {
    id: 'tickets.thread.blocked',
    defaultMessage: 'blocked for security',
    description: 'Beside the name of a file that can’t be downloaded',
  },
  left: {
    id: 'tickets.thread.left',
    defaultMessage: '{name} left the conversation',
    description: 'Between the messages of a ticket: a participant gets no more of its emails',
  },
  typing: {
    id: 'tickets.thread.typing',
    defaultMessage: '{name} is writing a reply…',
    description: 'Below the messages of a ticket',
  },
  new: {
    id: 'tickets.thread.new',
    defaultMessage: '{count, plural, one {# new message} other {# new messages}}',
    description: 'Announced when messages arrive',
  },
});
export const threadWords: Words<keyof typeof threadWordsMessages> = threadWordsMessages;

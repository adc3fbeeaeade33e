import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Timeline',
  summary:
    'What happened to one thing, in order: messages, notes that only some see, and events. For stages of a process, use Steps; for records of the same kind, Table.',
  anatomy: [
    ['root', 'The `<ol>`.'],
    ['[data-component="timeline-message"]', 'TimelineMessage: a message that all participants see.'],
    ['[data-component="timeline-note"]', 'TimelineNote: a note with a dashed border.'],
    ['[data-component="timeline-event"]', 'TimelineEvent: one line.'],
    ['picture', 'The avatar or icon, hidden from screen readers.'],
    ['head', 'Author, label and time.'],
    ['label', 'Who can see a note.'],
    ['time', 'When it happened.'],
    ['content', 'The text.'],
    ['actions', 'Buttons below it. Not printed.'],
  ],
  screenReader: [
    'A list: each entry is read as author, label, time and text.',
    '`label` sets a note apart from a message, not its look alone.',
  ],
  dos: [
    'Write times as `<time dateTime>`.',
    'Say in `label` who sees a note: “Internal note”.',
    'Put the newest entry last, next to the field for an answer.',
    'Announce an entry that arrives while the page is open, such as with a toast: the list isn’t a live region.',
  ],
  donts: ['Do not put events without meaning for the reader into it.', 'Do not mix several things in one timeline.'],
};

import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Example } from '../../examples/notifications.tsx';

export const docs: ComponentDocs = {
  name: 'Notifications',
  summary:
    'A bell with the number of unread notifications, and a popover with the latest ones. For messages about what was just done, use Toasts; for what needs attention on a page, Callout.',
  apg: 'dialog-modal',
  anatomy: [
    ['root', 'The bell and the popover.'],
    ['trigger', 'The link with the bell. A plain click opens the popover instead.'],
    ['count', 'The number, at most 99+.'],
    ['popup', 'The popover, `role="dialog"`.'],
    ['head', 'Its heading and close button, which stay in sight.'],
    ['close', 'The close button.'],
    ['list', 'The notifications.'],
    ['item', 'One of them; `data-unread` if it is unread.'],
    ['empty', 'Shown without notifications.'],
    ['foot', 'The link to all of them, and the button that marks them as read.'],
  ],
  keyboard: {
    specimen: () => <Example />,
    rows: [
      {
        keys: ['Enter'],
        does: 'On the bell, opens the popover and moves focus to its close button.',
        from: 'part trigger',
        expect: { shown: 'dialog Notifications', focused: 'button Close' },
      },
      {
        keys: ['Tab'],
        does: 'Moves focus to the next notification or button.',
        from: 'part trigger',
        given: { press: ['Enter'], until: { focused: 'button Close' } },
        expect: { focused: 'link Unread: Invoice 2231 is due' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On a button that marks as read, does it and moves focus to the popover.',
        from: 'part trigger',
        given: { press: ['Enter', 'Tab', 'Tab'], until: { focused: 'button Mark as read' } },
        expect: { focused: 'dialog Notifications', gone: 'button Mark as read' },
      },
      {
        keys: ['Escape'],
        does: 'Closes the popover and returns focus to the bell.',
        from: 'part trigger',
        given: { press: ['Enter'], until: { focused: 'button Close' } },
        expect: { gone: 'dialog', focused: 'part trigger' },
      },
    ],
  },
  screenReader: [
    'The bell is a link with the name `label` and `unreadLabel`, announced as expanded or collapsed.',
    '`unreadLabel` is announced politely when the number changes. What the page begins with is not announced.',
    '`unreadMark` is read before the title of an unread notification.',
  ],
  dos: [
    'Name what happened, with its object: “Invoice 2231 is due”.',
    'Let `unread` count all unread notifications, also older ones.',
  ],
  donts: [
    'Do not notify about what the visitor just did.',
    'Do not mark notifications as read on opening the popover.',
  ],
};

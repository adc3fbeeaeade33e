import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { SplitItem, SplitView } from './split-view.tsx';

export const docs: ComponentDocs = {
  name: 'SplitView',
  summary:
    'A list at the start and the chosen record beside it, such as tickets or invoices. Records have addresses of their own. With `variant="table"`, the list is a DataTable: pass it `currentKey` and `rowHref`. For panels of one thing, use Tabs; for editing beside a table, SideDialog.',
  anatomy: [
    ['root', 'The container. From 720 px of its width, both panes are shown.'],
    ['list', 'The pane with the list, which scrolls by itself beside the record.'],
    ['record', 'The pane with the record.'],
    ['back', 'The link back, in narrow containers.'],
    ['[data-component="split-item"]', 'SplitItem: the link to a record; the shown one has `aria-current="true"`.'],
    ['title', 'Its title.'],
    ['detail', 'Below the title.'],
    ['meta', 'Age or amount.'],
    ['status', 'Below age or amount.'],
  ],
  keyboard: {
    specimen: () => (
      <SplitView
        listLabel="Tickets"
        recordLabel="Ticket"
        showing="list"
        back={<a href="#tickets">All tickets</a>}
        list={
          <>
            <SplitItem href="#1" title="First" />
            <SplitItem href="#2" title="Second" />
          </>
        }
      >
        Record
      </SplitView>
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to the next record.',
        from: 'link First',
        expect: { focused: 'link Second' },
      },
      {
        keys: ['Shift+Tab'],
        does: 'Moves focus to the record before.',
        from: 'link Second',
        expect: { focused: 'link First' },
      },
    ],
  },
  screenReader: [
    'Two regions, named by `listLabel` and `recordLabel`. In a narrow container, only one of them is there.',
    'The list is a tab stop only while a part of it is hidden.',
  ],
  dos: [
    'Render `showing="record"` if the address names a record, otherwise `list` with an EmptyState as record.',
    'Set `current` on the record that is shown.',
    'Move focus to the heading of a record that is loaded in place.',
  ],
  donts: [
    'Do not choose a record the visitor did not choose.',
    'Do not use it for lists of fewer than about ten records.',
  ],
};

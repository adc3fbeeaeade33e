import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { ComparisonTable } from './comparison-table.tsx';

export const docs: ComponentDocs = {
  name: 'ComparisonTable',
  summary:
    'Plans side by side: a column for each, a row for each feature whose name stays in sight while the columns scroll. On phones each feature is a card with a line for each plan.',
  anatomy: [
    ['root', 'The region that scrolls, named by `caption`.'],
    ['caption', 'The name of the table.'],
    ['subject', 'The head of a column: title, price, action.'],
    ['group', 'Features that belong together, under their heading.'],
    ['feature', 'A row: the name of the feature and a value for each subject.'],
  ],
  keyboard: {
    specimen: () => (
      <ComparisonTable
        caption="Plans"
        featureLabel="Feature"
        yesLabel="yes"
        noLabel="no"
        subjects={[{ id: 'a', title: 'NVMe 1', action: <a href="#order">Order</a> }]}
        groups={[{ id: 'g', features: [{ id: 'f', label: 'Cores', values: { a: '1' } }] }]}
      />
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'Goes from the region, which arrows scroll, to the action of the first subject.',
        from: 'region Plans',
        expect: { focused: 'link Order' },
      },
    ],
  },
  screenReader: [
    'A table with column and row headers; headings of groups head their rows.',
    'A tick is read as `yesLabel`, a dash as `noLabel`.',
  ],
  dos: ['Compare three to five subjects.', 'Put the feature that decides first.'],
  donts: [
    'Do not list what all subjects share.',
    'Do not mark the recommended one by colour alone: give it a `badge`.',
  ],
};

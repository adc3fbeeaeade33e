import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { ComparisonTable } from './comparison-table.tsx';

export const docs: ComponentDocs = {
  name: 'ComparisonTable',
  summary:
    'Compares plans side by side, with a column per plan and a row per feature. Feature names stay visible while the columns scroll. On phones, each feature is a card with a line per plan.',
  anatomy: [
    ['root', 'The scrollable region, named by `caption`.'],
    ['caption', 'The name of the table.'],
    ['subject', 'The header of a column: picture, title, price and action.'],
    ['picture', 'The picture of a subject. Not on phones.'],
    ['group', 'A group of features with its heading.'],
    ['feature', 'A row: the feature’s name and a value for each subject.'],
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
        does: 'Moves focus from the scrollable region to the first subject’s action.',
        from: 'region Plans',
        expect: { focused: 'link Order' },
      },
    ],
  },
  screenReader: [
    'Column headers have the name of their subject as `abbr`, so that badges and buttons are not repeated with each value.',
    'A table with column, row and group headers.',
    'A check mark is read as `yesLabel`, a dash as `noLabel`.',
  ],
  dos: ['Compare three to five subjects.', 'Put the most important feature first.'],
  donts: [
    'Do not list features that all subjects share.',
    'Do not mark the recommended subject by colour alone: add a `badge`.',
  ],
};

import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Split',
  summary:
    'Two columns, the first a little wider, for a form and what belongs to it. The gap comes off first, so columns in a Split and the page stay aligned. For other widths, use Columns; for equal ones, Grid.',

  anatomy: [['root', 'The grid of two columns.']],
  screenReader: ['Not exposed to screen readers. Both columns are read in document order.'],
  dos: ['Put what matters more first: it is on top in narrow windows.'],
  donts: ['Do not give it more than two children: use Columns.'],
};

import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Receipt',
  summary:
    'What was paid, or has to be, line by line with the sum. It grows while visitors choose: added lines open, removed ones close. For terms and values without a sum, use DataList; for rows to compare or sort, Table.',

  anatomy: [
    ['root', 'The `<table>`.'],
    ['caption', 'The title.'],
    ['line', 'A label with its note, and the amount; `data-change` is `added` or `removed` while it opens or closes.'],
    ['total', 'The sum.'],
  ],
  screenReader: [
    'A table named by its caption. Each amount is read with its label, the row header.',
    'Changes of lines are not announced; a RollingPrice as `total` announces the new sum once.',
  ],
  dos: [
    'Use `Price` with `fixed`, so that the digits align.',
    'Show discounts as lines with a negative amount.',
    'Give lines that may be added or removed an `id`, and use RollingPrice for the sum.',
  ],
  donts: ['Do not leave out lines that are in the sum, such as tax.'],
};

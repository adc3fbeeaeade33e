import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'DataBar',
  summary:
    'A value in a table cell with a bar that compares it with the other rows of the column, such as RAM or price. For how much of a limit is used, use Meter; for a chart with axes, Bars.',
  anatomy: [
    ['root', 'The `<span>`, which fits into cells of Table, PlanTable and native tables.'],
    ['label', 'The value as text.'],
    ['bar', 'The SVG with track and bar.'],
    ['change', 'The part of the bar between the former value and the value.'],
    ['mark', 'The former value on the bar.'],
    ['former', 'The former value in words.'],
  ],
  screenReader: ['Only the texts are read: the value, then the former value. The bar is hidden.'],
  dos: [
    'Use the same `max` in the whole column, and say it in the head: “RAM, up to 32 GB”.',
    'Keep the unit in the text in cards, where a head may be far away.',
    'In a `selected` row of Table and a row of PlanTable with a `badge`, the bars are lit.',
  ],
  donts: [
    'Do not use it if the values of a column differ a thousandfold: small bars can’t be compared.',
    'Do not put bars into every column: compare two to four figures.',
  ],
};

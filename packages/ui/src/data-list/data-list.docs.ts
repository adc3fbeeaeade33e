import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'DataList',
  summary:
    'Lists terms and values, such as the specification of a plan or the parts of a price. For rows with several values, use Table; for one large figure, Stat.',

  anatomy: [
    ['root', 'The `<dl>`.'],
    ['row', 'A term with its value.'],
    ['term', 'The term.'],
    ['value', 'The value and the note below it.'],
  ],
  screenReader: ['A description list: each value is read with its term.'],
  dos: ['Include units in the values: “4 GB”.', 'Use `layout="stacked"` for long values.'],
  donts: ['Do not use it for prose.', 'Do not leave a value empty: use a dash and explain why.'],
};

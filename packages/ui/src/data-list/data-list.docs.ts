import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'DataList',
  summary:
    'Terms and their values with a hairline between: the specification of a plan, the parts of a price. For rows with several values take Table, for one large figure Stat.',

  anatomy: [
    ['root', 'The `<dl>`.'],
    ['row', 'A term with its value.'],
    ['term', 'The term.'],
    ['value', 'The value, and the note under it.'],
  ],
  screenReader: ['A list of terms and definitions: each value is read with its term.'],
  dos: ['Write units with the values: “4 GB”.', 'Use `layout="stacked"` where values are long.'],
  donts: ['Do not use it for prose.', 'Do not leave a value empty: write a dash and why.'],
};

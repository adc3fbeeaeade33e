import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Divider',
  summary:
    'A line between two parts of a form or page, with words in its middle if the parts are alternatives: “or continue with”. For parts with titles, use Section.',

  anatomy: [['root', 'The `<hr>`, or a `<p>` between two lines.']],
  screenReader: ['With words, only they are read. Without, it is a separator.'],
  dos: ['Use words if readers need to know that one of the two parts is enough.'],
  donts: ['Do not put lines between all parts of a page: space is enough.'],
};

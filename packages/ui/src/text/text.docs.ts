import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Text',
  summary: 'Text that is not a heading: size, tone and weight by tokens. Long texts with their own elements are Prose.',

  anatomy: [['root', 'The element, a paragraph unless `element` says otherwise.']],
  screenReader: ['Read as the element that it is.'],
  dos: ['Set `measure` on paragraphs: lines of 66 characters at most.', 'Set `mono` on what is compared or copied.'],
  donts: ['Do not take `muted` for what must be read.', 'Do not `truncate` what has no other place to be read.'],
};

import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Text',
  summary:
    'Text that is not a heading: size, tone and weight by tokens. For long texts with elements of their own take Prose.',

  anatomy: [['root', 'The element, a paragraph unless `element` says otherwise.']],
  screenReader: ['Read as the element that it is.'],
  dos: ['Set `measure` on paragraphs: lines of 66 characters at most.', 'Set `mono` on what is compared or copied.'],
  donts: ['Do not use `muted` for what must be read.', 'Do not `truncate` what cannot be read in full elsewhere.'],
};

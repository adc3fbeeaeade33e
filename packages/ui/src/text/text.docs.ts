import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Text',
  summary:
    'Text with size, tone and weight from tokens. For headings, use Heading; for long text with its own elements, Prose.',

  anatomy: [['root', 'The element, by default a paragraph.']],
  screenReader: ['Read as its element.'],
  dos: [
    'Set `measure` on paragraphs, to limit lines to 66 characters.',
    'Set `mono` on text to be compared or copied.',
  ],
  donts: ['Do not use `muted` for important text.', 'Do not use `truncate` if the full text isn’t shown elsewhere.'],
};

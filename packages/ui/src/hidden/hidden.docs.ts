import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Hidden',
  summary:
    'Hides its children at some window widths, in print, on screens or without scripts, both visually and from screen readers. They’re always in the document.',

  anatomy: [['root', 'The hidden content.']],
  screenReader: ['Hidden content is not read. For content only for screen readers, use VisuallyHidden.'],
  dos: ['Use it to switch between two versions of the same content, such as a table and cards.'],
  donts: ['Do not hide content that phone users need.', 'Do not put large images in it: they are downloaded anyway.'],
};

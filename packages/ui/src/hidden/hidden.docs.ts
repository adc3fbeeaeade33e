import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Hidden',
  summary:
    'Takes its children away at some widths of the window or in print, from sight and from screen readers. It is in the page either way.',

  anatomy: [['root', 'What is taken away.']],
  screenReader: ['Hidden content is not read. For words that should be heard but not seen take VisuallyHidden.'],
  dos: ['Use it to swap two forms of the same content: a table for cards.'],
  donts: [
    'Do not hide what visitors on phones need too.',
    'Do not put heavy pictures into it: they are fetched all the same.',
  ],
};

import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'PrintArea',
  summary:
    'The only part of its page that is printed, such as a sheet of codes. To leave single parts out of print, or show them only there, use Hidden.',

  anatomy: [['root', 'What is printed.']],
  screenReader: ['Not exposed to screen readers. On screens, it changes nothing.'],
  dos: ['Include what readers of the paper need to know: what it is, and whose.'],
  donts: ['Do not use more than one on a page that has other parts to print.'],
};

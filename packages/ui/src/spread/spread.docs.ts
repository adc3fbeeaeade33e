import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Spread',
  summary: 'Places children at the two ends of a line, such as a title and a button.',

  anatomy: [['root', 'The line.']],
  screenReader: ['Not exposed to screen readers.'],
  dos: ['Use two children.'],
  donts: ['Do not use it for more than two groups: use Inline with `justify`.'],
};

import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Spread',
  summary: 'Children pushed to the two ends of a line: a title and its button, a label and its figure.',

  anatomy: [['root', 'The line.']],
  screenReader: ['Says nothing by itself.'],
  dos: ['Give it two children.'],
  donts: ['Do not use it for more than two groups: that is an Inline with `justify`.'],
};

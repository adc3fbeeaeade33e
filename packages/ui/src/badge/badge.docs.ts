import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Badge',
  summary:
    'A short label that highlights something: “most chosen”, “−15 %”, “SSD”. For a state that changes, use Status.',

  anatomy: [['root', 'The badge.']],
  screenReader: ['Read as plain text.'],
  dos: ['Keep it to one or two words.', 'Use `tone="action"` at most once per view: it is the most prominent.'],
  donts: ['Do not convey meaning by colour alone.', 'Do not use it as a link or button.'],
};

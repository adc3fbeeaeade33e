import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Badge',
  summary:
    'A word or figure that marks a thing: “most chosen”, “−15 %”, “SSD”. The state of a thing, which changes, is a Status.',

  anatomy: [['root', 'The mark.']],
  screenReader: ['Read as plain text, in its place.'],
  dos: ['Keep it to one or two words.', 'Use `tone="action"` once in a view at most: it is the loudest.'],
  donts: ['Do not let the colour alone say something: the word must.', 'Do not make it a link or button.'],
};

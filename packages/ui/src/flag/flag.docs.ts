import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Flag',
  summary: 'Shows the flag of a country. Countries without an image show their code.',

  anatomy: [['root', 'The image; `data-country` is the code.']],
  screenReader: [
    'Hidden from screen readers, because the name is next to it. With `label`, it is an image with that name.',
  ],
  dos: ['Show the country’s name next to it, or set `label`.'],
  donts: ['Do not use flags for languages.'],
};

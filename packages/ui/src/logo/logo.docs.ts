import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Logo',
  summary: 'The mark of the brand, with its name or alone. It takes size and colour from the text around.',

  anatomy: [
    ['root', 'Mark and name.'],
    ['mark', 'The mark.'],
    ['name', 'The name.'],
  ],
  screenReader: ['Read as the name of the brand; with `markOnly` it is an image of that name.'],
  dos: ['Put it into a link to the home page.', 'Keep free space of half its height around it.'],
  donts: [
    'Do not change its colours or proportions.',
    'Do not write the name beside `markOnly`: it would be read twice.',
  ],
};

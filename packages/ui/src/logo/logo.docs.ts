import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Logo',
  summary: 'The brand’s logo, with or without the name. It uses the size and colour of the surrounding text.',

  anatomy: [
    ['root', 'Symbol and name.'],
    ['mark', 'The symbol: Hoster’s, or the picture of `symbol`.'],
    ['name', 'The name.'],
  ],
  screenReader: ['Read as the brand’s name. With `markOnly`, it is an image with that name.'],
  dos: ['Put it in a link to the home page.', 'Keep clear space of half its height around it.'],
  donts: [
    'Do not change its colours or proportions.',
    'Do not place the name next to `markOnly`: it would be read twice.',
  ],
};

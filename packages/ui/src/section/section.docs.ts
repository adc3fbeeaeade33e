import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Section',
  summary:
    'A titled section of a page with a line on top, such as a group of settings on an account page. For content in a box, use Card; for a section that opens, Disclosure.',

  anatomy: [
    ['root', 'The `<section>`, with the anchor as its `id`.'],
    ['head', 'The line of the title.'],
    ['title', 'The heading, which names the section.'],
  ],
  screenReader: ['A region named by its title, in the list of landmarks and of headings.'],
  dos: [
    'Use `size="small"` for the parts of one thing, and the default for the sections of a page.',
    'Link to sections of a long page with JumpLinks.',
    'Put sections side by side with Split.',
  ],
  donts: ['Do not put more than one action beside the title.', 'Do not use it without a title: use Stack.'],
};

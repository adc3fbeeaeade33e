import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'JumpLinks',
  summary:
    'Links to the sections of a long page, in one line below its title. To switch between pages, use NavTabs; to show one of several panels, Tabs.',

  anatomy: [
    ['root', 'The `<nav>`.'],
    ['list', 'The list of links.'],
  ],
  screenReader: ['A navigation landmark named by `label` with a list of links.'],
  dos: ['Use the titles of the sections, in their order.', 'Give each Section the `id` that its link names.'],
  donts: ['Do not use it for fewer than three sections.'],
};

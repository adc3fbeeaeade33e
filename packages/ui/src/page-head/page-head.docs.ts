import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'PageHead',
  summary:
    'The head of a page inside an AppShell: title, state, facts and actions, without the space of a public page. For the start of a public page, use PageLead.',
  anatomy: [
    ['root', 'The root.'],
    ['above', 'Where the page belongs to.'],
    ['title', 'The heading.'],
    ['description', 'Facts below the title.'],
    ['actions', 'Buttons and links. Below the title if there is no room beside it. Not printed.'],
    ['tabs', 'Links of the pages that share this head.'],
  ],
  screenReader: ['The title is a heading of `level`, 1 by default. The state beside it isn’t part of the heading.'],
  dos: [
    'Name the thing itself: “web-01”, not “Server details”.',
    'Put one action with `variant="action"` last, and rare ones into a Menu.',
  ],
  donts: ['Do not use it for sections of a page: use Section.', 'Do not repeat the name of the area in the title.'],
};

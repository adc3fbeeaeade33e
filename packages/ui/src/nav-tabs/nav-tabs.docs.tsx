import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { NavTabs } from './nav-tabs.tsx';

export const docs: ComponentDocs = {
  name: 'NavTabs',
  summary:
    'Links between related pages, styled as tabs. They have URLs and work without JavaScript. For panels within a page, use Tabs.',
  anatomy: [
    ['root', 'The landmark, a `nav` with the name `label`.'],
    ['link', 'One link; the current page has `aria-current="page"`.'],
  ],
  keyboard: {
    specimen: () => (
      <NavTabs
        label="Service"
        items={[
          { href: '#overview', label: 'Overview', current: true },
          { href: '#access', label: 'Access' },
        ]}
      />
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to the next link.',
        from: 'link Overview',
        expect: { focused: 'link Access' },
      },
      {
        keys: ['ArrowRight', 'ArrowLeft'],
        does: 'Does nothing: arrow keys are for tabs with panels.',
        from: 'link Overview',
        expect: { focused: 'link Overview' },
      },
    ],
  },
  screenReader: ['A navigation landmark with a list of links. The current one is announced as the current page.'],
  dos: ['Mark the current page with `current`.', 'Show the same links in the same order on all pages.'],
  donts: ['Do not use it for panels within one page.', 'Do not use it for the main navigation of a site.'],
};

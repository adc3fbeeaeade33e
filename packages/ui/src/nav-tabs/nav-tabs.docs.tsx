import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { NavTabs } from './nav-tabs.tsx';

export const docs: ComponentDocs = {
  name: 'NavTabs',
  summary:
    'Links between pages that belong together, drawn as tabs. They have addresses and work without script. For panels of one page take Tabs.',
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
        does: 'Goes to the next link: they are links, so each is a stop.',
        from: 'link Overview',
        expect: { focused: 'link Access' },
      },
      {
        keys: ['ArrowRight', 'ArrowLeft'],
        does: 'Nothing: arrows belong to tabs that show panels.',
        from: 'link Overview',
        expect: { focused: 'link Overview' },
      },
    ],
  },
  screenReader: ['A navigation landmark with a list of links; the current one is announced as the current page.'],
  dos: ['Mark the page that is shown with `current`.', 'Keep the same row, in the same order, on all of its pages.'],
  donts: ['Do not use it for panels within one page.', 'Do not use it for the main navigation of a site.'],
};

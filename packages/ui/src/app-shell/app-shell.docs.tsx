import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { House, Server } from '../icons/index.ts';
import { Icon } from '../icon/icon.tsx';
import { AppNav } from './app-nav.tsx';
import { AppShell } from './app-shell.tsx';

const groups = [
  {
    id: 'infrastructure',
    label: 'Infrastructure',
    collapsible: true,
    items: [{ href: '#servers', label: 'Servers', icon: <Icon icon={Server} /> }],
  },
];

export const docs: ComponentDocs = {
  name: 'AppShell',
  summary:
    'The frame of all pages of an application, such as a customer’s account or a staff area: a bar, a navigation at the start, and on phones one at the bottom. For a public site, use SiteHeader and SiteFooter.',
  anatomy: [
    ['root', 'The frame. Its width decides about the navigation, not the window’s.'],
    ['frame', 'Everything after the skip link.'],
    ['bar', 'The `<header>`.'],
    ['brand', 'Start of the bar.'],
    ['tools', 'End of the bar.'],
    ['body', 'The navigation and the content.'],
    ['main', 'The `<main>`.'],
    ['footer', 'The line below the content.'],
    ['[data-component="app-nav"]', 'AppNav: the `<nav>` at the start, from 768 px, or in a panel.'],
    ['group', 'A group of pages; a `<details>` if it is collapsible.'],
    ['label', 'The name of a group that can’t be closed.'],
    ['summary', 'The button of a collapsible group.'],
    ['link', 'A page; the current one has `aria-current="page"`.'],
    ['count', 'The number of what waits on a page.'],
    ['toggle', 'The label around the checkbox for a narrow column, from 1024 px.'],
    ['narrow', 'That checkbox.'],
    ['[data-component="app-bottom-bar"]', 'AppBottomBar: the `<nav>` at the bottom, below 768 px.'],
    ['more', 'The button that opens all pages.'],
  ],
  keyboard: {
    specimen: () => (
      <AppShell
        skipLabel="Skip to content"
        mainId="docs-app-main"
        brand="Hoster"
        nav={
          <AppNav
            label="Account"
            groups={[{ id: 'a', items: [{ href: '#overview', label: 'Overview', icon: <Icon icon={House} /> }] }]}
          />
        }
      >
        <AppNav label="All pages" variant="panel" groups={groups} />
      </AppShell>
    ),
    rows: [
      {
        keys: ['Enter'],
        does: 'On the skip link, moves focus to the content.',
        from: 'link Skip to content',
        native: true,
        expect: { focused: 'main' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On the name of a group, closes or opens it.',
        from: 'part summary',
        native: true,
        expect: { gone: 'link Servers', focused: 'part summary' },
      },
      {
        keys: ['Tab'],
        does: 'Moves focus to the next page.',
        from: 'part summary',
        expect: { focused: 'link Servers' },
      },
    ],
  },
  screenReader: [
    'A banner, a navigation named by `label`, a main part and a footer. Only one of the two navigations is there at a time.',
    'The current page is announced as such. `countLabel` is read instead of the number.',
    'The choice of a narrow column is a checkbox; names of pages are read in both.',
  ],
  dos: [
    'Give `AppNav` and `AppBottomBar` the same pages in the same order, the four most used ones in the bar.',
    'Store `onNarrowChange` in a cookie and render `defaultNarrow` from it on the server.',
    'Show in the bar which area this is: with a Badge beside the logo, and with `barTheme`.',
  ],
  donts: [
    'Do not put more than two levels into the navigation: use NavTabs on the page.',
    'Do not repeat the navigation of the public site.',
  ],
};

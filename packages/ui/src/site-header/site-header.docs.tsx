import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { SiteHeaderMore } from './site-header.tsx';

export const docs: ComponentDocs = {
  name: 'SiteHeader',
  summary:
    'The bar at the top of all pages of a site: logo, main links, and controls. It stays in sight while the page scrolls. For the title of one page, use PageLead.',
  apg: 'disclosure/examples/disclosure-navigation',
  anatomy: [
    ['root', 'The `<header>`.'],
    ['[data-component="site-header-home"]', 'SiteHeaderHome: the link around the logo.'],
    ['[data-component="site-header-nav"]', 'SiteHeaderNav: the `<nav>`, shown from 1024 px.'],
    ['row', 'The `<ul>` with the links that have room. The others are `inert`.'],
    ['[data-component="site-header-link"]', 'SiteHeaderLink: an `<a>` in an `<li>`.'],
    ['[data-component="site-header-more"]', 'SiteHeaderMore: a `<details>`.'],
    ['summary', 'Its button.'],
    ['panel', 'Its panel under the bar.'],
    ['[data-component="site-header-tools"]', 'SiteHeaderTools: the controls at the end.'],
    ['[data-component="site-header-button"]', 'SiteHeaderButton: a `<button>`, or an `<a>` with `href`.'],
    ['[data-component="site-header-icon"]', 'SiteHeaderIcon: the `<svg>` of a button.'],
    ['[data-component="site-header-name"]', 'SiteHeaderName: text of a button that has no room on phones.'],
  ],
  keyboard: {
    specimen: () => (
      <>
        <SiteHeaderMore label="More">
          <a href="#vps">VPS</a>
        </SiteHeaderMore>
        <button type="button">After</button>
      </>
    ),
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'On “More”, opens or closes the panel.',
        from: 'part summary',
        native: true,
        expect: { shown: 'link VPS', focused: 'part summary' },
      },
      {
        keys: ['Escape'],
        does: 'Closes the panel and returns focus to “More”.',
        from: 'part summary',
        given: { press: ['Enter', 'Tab'], until: { focused: 'link VPS' } },
        native: true,
        expect: { gone: 'link VPS', focused: 'part summary' },
      },
    ],
  },
  screenReader: [
    'A banner landmark with a navigation named by `label`. “More” is announced as expanded or collapsed.',
    'Links without room in the bar aren’t read there, but in the panel.',
  ],
  dos: [
    'Put all links of the site into the panel, because narrow windows show few in the bar.',
    'On small screens, open a SidePopover with an `icon` button: give it `popoverTarget`, so that it works before script.',
  ],
  donts: ['Do not put more than about eight links into the bar.'],
};

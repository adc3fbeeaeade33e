import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { GroupLink, LinkGroup } from './link-groups.tsx';

export const docs: ComponentDocs = {
  name: 'LinkGroups',
  summary:
    'Titled groups of links to related pages, such as the landing pages of a catalogue. For links within a page, use JumpLinks; between the pages of one thing, NavTabs.',

  anatomy: [
    ['root', 'The `<div>` around two groups. A single LinkGroup needs none.'],
    ['[data-component="link-group"]', 'LinkGroup: a title with its list.'],
    ['title', 'The heading of level 3.'],
    ['list', 'The `<ul>`.'],
    ['[data-component="group-link"]', 'GroupLink: an `<a>` in an `<li>`.'],
    ['label', 'The name of the page.'],
    ['description', 'What the page is about.'],
  ],
  keyboard: {
    specimen: () => (
      <LinkGroup title="By country">
        <GroupLink href="#germany">Germany</GroupLink>
        <GroupLink href="#finland">Finland</GroupLink>
      </LinkGroup>
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to the next link.',
        from: 'link Germany',
        expect: { focused: 'link Finland' },
      },
    ],
  },
  screenReader: ['A heading, then a list of links. The description is part of the name of its link.'],
  dos: ['Leave out the link to the page that shows the group.'],
  donts: ['Do not use it for the main navigation of a site.'],
};

import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { LinkWall, WallLink } from './link-wall.tsx';

export const docs: ComponentDocs = {
  name: 'LinkWall',
  summary:
    'Many links at a glance, as tiles with pictures, such as all systems that can be installed. For fewer links with descriptions, use LinkGroups.',

  anatomy: [
    ['root', 'The `<ul>`.'],
    ['[data-component="wall-link"]', 'WallLink: an `<a>` in an `<li>`.'],
    ['label', 'The name of the page.'],
    ['[data-component="wall-note"]', 'WallNote: an `<li>` without a link.'],
  ],
  keyboard: {
    specimen: () => (
      <LinkWall>
        <WallLink href="#wordpress">WordPress</WallLink>
        <WallLink href="#joomla">Joomla</WallLink>
      </LinkWall>
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to the next link.',
        from: 'link WordPress',
        expect: { focused: 'link Joomla' },
      },
    ],
  },
  screenReader: ['A list of links. The page that shows the wall is announced as the current one.'],
  dos: ['Hide pictures from screen readers: the name is beside them.', 'Order the tiles by name or by popularity.'],
  donts: ['Do not put more than a name on a tile.'],
};

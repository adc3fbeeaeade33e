import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { ColumnLink, LinkColumn, LinkColumns } from './link-columns.tsx';

export const docs: ComponentDocs = {
  name: 'LinkColumns',
  summary:
    'All pages of a site in columns, for its footer and for the panel of its header. For pages related to one page, use LinkGroups.',
  anatomy: [
    ['root', 'The `<div>` around the columns.'],
    ['[data-component="link-column"]', 'LinkColumn: a `<section>` with its title and list.'],
    ['title', 'The heading, of level 2 unless `headingLevel` says otherwise.'],
    ['list', 'The `<ul>`.'],
    ['[data-component="column-link"]', 'ColumnLink: an `<a>` in an `<li>`, at least 44 px high.'],
  ],
  keyboard: {
    specimen: () => (
      <LinkColumns>
        <LinkColumn title="Servers">
          <ColumnLink href="#vps">VPS</ColumnLink>
          <ColumnLink href="#dedicated">Dedicated servers</ColumnLink>
        </LinkColumn>
      </LinkColumns>
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to the next link.',
        from: 'link VPS',
        expect: { focused: 'link Dedicated servers' },
      },
    ],
  },
  screenReader: ['A heading, then a list of links, for each column. Put them in a `<nav>` with a name.'],
  dos: ['Mark the link to the current page with `aria-current="page"`.'],
  donts: ['Do not repeat the same columns twice in view.'],
};

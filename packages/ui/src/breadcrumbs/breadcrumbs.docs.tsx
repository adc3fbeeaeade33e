import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

export const docs: ComponentDocs = {
  name: 'Breadcrumbs',
  summary:
    'Shows the location of a page in the site hierarchy. If there isn’t enough room, the middle collapses into an expandable “…”; without `moreLabel`, phones show only the parent and the current page. For structured data, see `breadcrumbsData`.',
  apg: 'breadcrumb',
  anatomy: [
    ['root', 'The landmark, a `nav` with the name `label`.'],
    ['more', 'In narrow containers with `moreLabel`: the “…” that expands to the steps between.'],
    ['item', 'One step.'],
  ],
  keyboard: {
    specimen: () => (
      <Breadcrumbs
        label="Breadcrumbs"
        items={[{ label: 'Home', href: '#home' }, { label: 'Servers', href: '#servers' }, { label: 'NVMe 3' }]}
      />
    ),
    rows: [
      { keys: ['Tab'], does: 'Moves focus to the next link.', from: 'link Home', expect: { focused: 'link Servers' } },
    ],
  },
  screenReader: [
    'A navigation landmark with an ordered list; the last item is announced as the current page and isn’t a link.',
  ],
  dos: ['Use the titles of the pages.', 'Start with the home page.'],
  donts: ['Do not show the visitor’s history: show the site hierarchy.'],
};

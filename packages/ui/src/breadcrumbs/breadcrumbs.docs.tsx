import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

export const docs: ComponentDocs = {
  name: 'Breadcrumbs',
  summary:
    'Where a page stands, from the top down. Where there is no room, the middle folds into a “…” that opens; without `moreLabel`, phones show the way back and the page itself. For search engines see `breadcrumbsData`.',
  apg: 'breadcrumb',
  anatomy: [
    ['root', 'The landmark, a `nav` with the name `label`.'],
    ['more', 'Where it is narrow and `moreLabel` is given: the “…” that opens to the steps between.'],
    ['item', 'One place.'],
  ],
  keyboard: {
    specimen: () => (
      <Breadcrumbs
        label="Breadcrumbs"
        items={[{ label: 'Home', href: '#home' }, { label: 'Servers', href: '#servers' }, { label: 'NVMe 3' }]}
      />
    ),
    rows: [{ keys: ['Tab'], does: 'Goes from link to link.', from: 'link Home', expect: { focused: 'link Servers' } }],
  },
  screenReader: [
    'A navigation landmark with an ordered list; the last is announced as the current page and is no link.',
  ],
  dos: ['Use the titles of the pages.', 'Begin with the home page.'],
  donts: ['Do not show the way a visitor came: show where the page belongs.'],
};

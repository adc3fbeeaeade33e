import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Says } from '../../docs-page/says.tsx';
import { Card, CardLink } from './card.tsx';

export const docs: ComponentDocs = {
  name: 'Card',
  summary:
    'A bordered section of a page. With a CardLink, the whole card is clickable. To select one of several options, use RadioCards.',
  anatomy: [
    ['root', 'The box; has `data-selected` when selected.'],
    ['[data-component="card-link"]', 'CardLink: the only link, with the whole card as its target area.'],
  ],
  keyboard: {
    specimen: () => (
      <Says>
        {(say) => (
          <Card>
            <CardLink
              href="#nvme"
              onClick={(event) => {
                event.preventDefault();
                say('Followed');
              }}
            >
              NVMe 3
            </CardLink>
          </Card>
        )}
      </Says>
    ),
    rows: [
      {
        keys: ['Enter'],
        does: 'On the card’s link, follows it.',
        from: 'link NVMe 3',
        expect: { shown: 'text Followed' },
      },
    ],
  },
  screenReader: ['A card has no role. The link’s name is its own text, not the content of the card.'],
  dos: ['Put the CardLink around the title.', 'Set `element` to the right element: `article`, `li`, `section`.'],
  donts: [
    'Do not add custom interactive elements to a card with a CardLink: only buttons, links, fields and summaries are placed above it.',
    'Do not nest cards.',
  ],
};

import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Says } from '../../docs-page/says.tsx';
import { Card, CardLink } from './card.tsx';

export const docs: ComponentDocs = {
  name: 'Card',
  summary:
    'A bounded piece of a page. With a CardLink in it, all of it is that link. To choose one of several take RadioCards.',
  anatomy: [
    ['root', 'The box; `data-selected` when it was chosen.'],
    ['[data-component="card-link"]', 'CardLink: the one real link; its hit area is the whole card.'],
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
        does: 'On the link of the card: follows it.',
        from: 'link NVMe 3',
        expect: { shown: 'text Followed' },
      },
    ],
  },
  screenReader: [
    'A card says nothing by itself; the name of its link is only the link’s own text, not the whole card.',
  ],
  dos: ['Put the CardLink around the title.', 'Let `element` say what it is: `article`, `li`, `section`.'],
  donts: [
    'Do not lay anything else to press under a CardLink: only buttons, links, fields and summaries lie above it.',
    'Do not nest cards.',
  ],
};

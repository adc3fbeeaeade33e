import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Place, PlaceList } from './place-list.tsx';

export const docs: ComponentDocs = {
  name: 'PlaceList',
  summary:
    'Places where something is sold, such as data centres with their stock. To choose one, use RadioTiles; to show them on a map, WorldMap with this list beside it.',

  anatomy: [
    ['root', 'The `<ul>`.'],
    ['[data-component="place"]', 'Place: one `<li>`.'],
    ['code', 'The short code.'],
    ['name', 'The name, a link if there is a page about the place.'],
    ['region', 'The region or country.'],
    ['state', 'What is sold there.'],
  ],
  keyboard: {
    specimen: () => (
      <PlaceList>
        <Place code="FRA1" name="Frankfurt" href="#frankfurt" />
        <Place code="HEL1" name="Helsinki" href="#helsinki" />
      </PlaceList>
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to the next link.',
        from: 'link Frankfurt',
        expect: { focused: 'link Helsinki' },
      },
    ],
  },
  screenReader: ['A list; the number of places is announced. Each is read with its code first.'],
  dos: ['Say what can’t be ordered: “Sold out: NVMe 3”.'],
  donts: ['Do not repeat the country of a city state: leave out `region`.'],
};

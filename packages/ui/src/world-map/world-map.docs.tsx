import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Says } from '../../docs-page/says.tsx';
import { WorldMap } from './world-map.tsx';

export const docs: ComponentDocs = {
  name: 'WorldMap',
  summary: 'A dotted world map with places and routes. With `onSelect`, places are buttons. Server-rendered.',
  anatomy: [
    ['root', 'The `<figure>`.'],
    ['land', 'The dots of the land.'],
    ['route', 'A route between two places.'],
    ['point', 'A place; `data-state` is `idle`, `active` or `off`.'],
    ['words', 'A list for screen readers: the routes, and the places unless they are buttons.'],
  ],
  keyboard: {
    specimen: () => (
      <Says>
        {(say) => (
          <WorldMap
            label="Locations"
            onSelect={say}
            points={[
              { id: 'chosen-de', label: 'Frankfurt', lon: 8.7, lat: 50.1 },
              { id: 'chosen-us', label: 'New York', lon: -74, lat: 40.7 },
            ]}
          />
        )}
      </Says>
    ),
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Selects the place.',
        from: 'button Frankfurt',
        expect: { shown: 'text chosen-de' },
      },
      {
        keys: ['Tab'],
        does: 'Moves focus to the next place, in the order of `points`.',
        from: 'button Frankfurt',
        expect: { focused: 'button New York' },
      },
    ],
  },
  screenReader: [
    'A figure named by `label`. Without `onSelect`, places are a text list; with it, toggle buttons. Routes are a text list.',
  ],
  dos: ['Describe the map in `label`.', 'Set `side` if labels would overlap.'],
  donts: ['Do not use it as the only way to select a place.', 'Do not show more than about twenty labels.'],
};

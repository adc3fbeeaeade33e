import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Says } from '../../docs-page/says.tsx';
import { WorldMap } from './world-map.tsx';

export const docs: ComponentDocs = {
  name: 'WorldMap',
  summary:
    'The world in dots, with places and routes between them. With `onSelect` the places are buttons. It is drawn on the server too.',
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
        does: 'Chooses the place.',
        from: 'button Frankfurt',
        expect: { shown: 'text chosen-de' },
      },
      {
        keys: ['Tab'],
        does: 'Goes to the next place, in the order of `points`.',
        from: 'button Frankfurt',
        expect: { focused: 'button New York' },
      },
    ],
  },
  screenReader: [
    'A figure named by `label`. Without `onSelect` the places are a list of words; with it they are buttons, pressed or not. Routes are listed in words.',
  ],
  dos: ['Say in `label` what the picture shows.', 'Set `side` where names would meet.'],
  donts: ['Do not let it be the only way to choose a place.', 'Do not show more than about twenty names.'],
};

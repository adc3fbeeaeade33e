import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'CityMap',
  summary:
    'A part of the dotted map around a city, with its distances to other places and the times measured from there. Distances are computed from coordinates; `distanceKm` does it elsewhere. For all locations of the world, use WorldMap. Server-rendered.',
  anatomy: [
    ['root', 'The `<figure>`.'],
    ['land', 'The dots of the land.'],
    ['city', 'The city in the middle.'],
    ['line', 'The line to a place, which leaves the map for one beyond it.'],
    ['place', 'A place with its name.'],
    ['list', 'The list of all places.'],
    ['distance', 'The distance of a place.'],
    ['latency', 'Its time; `data-measured` if it is known.'],
  ],
  screenReader: ['A figure named by `label`. The drawing is hidden; the list has all names, distances and times.'],
  dos: [
    'Pass `latency` only for times that were measured from the city. Where none will be, leave out `notMeasured` too.',
    'Round distances to what coordinates of cities can say: to 10 km.',
    'Order `places` by distance or time, and set `side` if names would overlap.',
  ],
  donts: ['Do not compute times from distances.', 'Do not show more than about ten places.'],
};

import { expect, test } from 'vitest';
import { place } from '../lines/place.fixture.ts';
import { openLocations } from './open-locations.ts';

const all = [place(1), place(2), place(3, false)];
const ids = (offer?: Parameters<typeof openLocations>[1]) => openLocations(all, offer).map(({ id }) => id);

test.each([
  ['without an offer, the locations that are open', undefined, [1, 2]],
  ['only locations that have it', { locations: [2, 3] }, [2]],
  ['not those that are full', { sold_out_locations: [1] }, [2]],
  ['not those that don’t have it, full or not', { locations: [1], sold_out_locations: [2] }, [1]],
  ['none when it is sold out everywhere', { locations: [1, 2, 3], sold_out_locations: [1, 2] }, []],
  ['none when no location has it', { locations: [] }, []],
])('%s', (_, offer, expected) => {
  expect(ids(offer)).toEqual(expected);
});

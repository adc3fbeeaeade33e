import { expect, test } from 'vitest';
import { openLocation } from '../../order/order-context.fixture.ts';
import { places } from '../world-map/places.ts';
import { citiesOf, nearestCities } from './distances.ts';

const at = (slug: string, id: number) => ({ ...openLocation(id), slug });

test('neighbouring data centres are one city, and unknown ones are none', () => {
  const cities = citiesOf([at('zurich', 1), at('moscow', 2), at('hunenberg', 3), at('atlantis', 4)]);
  expect(cities.map(({ locations }) => locations.map(({ slug }) => slug))).toEqual([
    ['zurich', 'hunenberg'],
    ['moscow'],
  ]);
});

test.each([
  ['frankfurt', ['paris', 'london', 'warsaw', 'stockholm', 'kyiv', 'istanbul', 'moscow']],
  ['dallas', ['chicago', 'mexico-city', 'los-angeles', 'new-york', 'london', 'paris', 'stockholm']],
])('the cities nearest to %s come first', (slug, expected) => {
  expect(nearestCities(places[slug]!).map(({ id }) => id)).toEqual(expected);
});

test('a city has no distance to itself', () => {
  expect(nearestCities(places['moscow']!).map(({ id }) => id)).not.toContain('moscow');
});

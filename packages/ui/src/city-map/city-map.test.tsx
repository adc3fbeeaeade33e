import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CityMap } from './city-map.tsx';
import { distanceKm } from './distance.ts';

const helsinki = { label: 'Helsinki', lat: 60.17, lon: 24.94 };
const frankfurt = { id: 'fra', label: 'Frankfurt', lat: 50.11, lon: 8.68 };
const hongKong = { id: 'hkg', label: 'Hong Kong', lat: 22.32, lon: 114.17 };

test.each([
  ['Frankfurt to Helsinki', frankfurt, helsinki, 1528],
  ['Frankfurt to New York', frankfurt, { lat: 40.71, lon: -74.01 }, 6206],
  ['across the date line', { lat: 0, lon: 179 }, { lat: 0, lon: -179 }, 222],
  ['between antipodes', { lat: 0, lon: 0 }, { lat: 0, lon: 180 }, 20015],
  ['between the poles', { lat: 90, lon: 0 }, { lat: -90, lon: 77 }, 20015],
  ['to itself', helsinki, helsinki, 0],
])('knows the distance %s', (_name, from, to, expected) => {
  expect(Math.abs(distanceKm(from, to) - expected)).toBeLessThan(15);
});

test('the distance is the same in both directions, at most half around the Earth', () => {
  const place = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
      expect(distanceKm(a, b)).toBeLessThanOrEqual(20_016);
    }),
  );
});

const draw = (span?: number) =>
  render(
    <CityMap
      label="Distances from Helsinki"
      city={helsinki}
      places={[{ ...frankfurt, latency: '24 ms' }, hongKong]}
      formatDistance={(km) => `${Math.round(km)} km`}
      notMeasured="Not measured"
      span={span}
    />,
  );

test('lists distances, and only times that were measured', () => {
  draw();
  expect(screen.getByRole('figure', { name: 'Distances from Helsinki' })).toBeInTheDocument();
  const [near, far] = screen.getAllByRole('listitem');
  expect(near).toHaveTextContent(/^Frankfurt 15\d\d km 24 ms$/);
  expect(far).toHaveTextContent(/^Hong Kong 7\d\d\d km Not measured$/);
});

test('a list of distances alone has no column of times', () => {
  const { container } = render(
    <CityMap label="Distances" city={helsinki} places={[frankfurt]} formatDistance={(km) => `${Math.round(km)} km`} />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Frankfurt 15\d\d km$/);
  expect(container.querySelector('[data-part="latency"]')).toBeNull();
});

test('a place further than half the span is outside the picture', () => {
  const { container } = draw(60);
  const [near, far] = container.querySelectorAll('[data-part="line"]');
  const xOf = (line?: Element) => Number(/L(-?[\d.]+)/.exec(line?.getAttribute('d') ?? '')?.[1]);
  expect(Math.abs(xOf(near))).toBeLessThan(50);
  expect(xOf(far)).toBeGreaterThan(50);
});

test('a place without coordinates has no mark and no distance', () => {
  const { container } = render(
    <CityMap
      label="Distances"
      city={helsinki}
      places={[{ id: 'new', label: 'Soon', lat: Number.NaN, lon: Number.NaN }]}
      formatDistance={(km) => `${km} km`}
      notMeasured="Not measured"
    />,
  );
  expect(container.innerHTML).not.toContain('NaN');
  expect(screen.getByRole('listitem')).toHaveTextContent('Soon Not measured');
});

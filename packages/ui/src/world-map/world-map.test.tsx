import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { project, unproject } from './projection.ts';
import { WorldMap } from './world-map.tsx';

const points = [
  { id: 'fra', label: 'Frankfurt', lon: 8.68, lat: 50.11, value: '14 ms' },
  { id: 'hkg', label: 'Hong Kong', lon: 114.17, lat: 22.3 },
];

test('lists its places as text', () => {
  render(<WorldMap label="Our locations" points={points} routes={[{ from: 'fra', to: 'nowhere' }]} />);
  expect(screen.getByRole('figure', { name: 'Our locations' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Frankfurt, 14 ms', 'Hong Kong']);
});

test('lists its routes as text, even if places are buttons', () => {
  const routes = [{ from: 'fra', to: 'hkg' }];
  const { rerender } = render(<WorldMap label="Way" points={points} routes={routes} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toContain('Frankfurt → Hong Kong');
  rerender(<WorldMap label="Way" points={points} routes={routes} onSelect={vi.fn()} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Frankfurt → Hong Kong']);
});

test('a place without coordinates is listed as text without a mark', () => {
  const nowhere = { id: 'new', label: 'Soon', lon: Number.NaN, lat: Infinity };
  const routes = [{ from: 'fra', to: 'new' }];
  const { container } = render(<WorldMap label="Our locations" points={[...points, nowhere]} routes={routes} />);
  expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
  expect(container.querySelectorAll('[data-part="point"]')).toHaveLength(2);
  expect(container.querySelector('[data-part="route"]')).toBeNull();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toContain('Frankfurt → Soon');
});

test('places can be selected by pointer and keyboard', async () => {
  const onSelect = vi.fn();
  render(<WorldMap label="Our locations" points={points} selected="hkg" onSelect={onSelect} />);
  expect(screen.getByRole('button', { name: 'Hong Kong' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Frankfurt 14 ms' }));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onSelect.mock.calls.map(([id]: string[]) => id)).toEqual(['fra', 'hkg']);
});

test('the projection and its inverse match', () => {
  const longitude = fc.double({ min: -168, max: 168, noNaN: true });
  const latitude = fc.double({ min: -55, max: 73, noNaN: true });
  fc.assert(
    fc.property(longitude, latitude, (lon, lat) => {
      const { x, y } = project(lon, lat);
      const back = unproject(x, y);
      // Projected points are rounded to a hundredth of a dot.
      expect(Math.abs(back.longitude - lon)).toBeLessThan(0.05);
      expect(Math.abs(back.latitude - lat)).toBeLessThan(0.05);
    }),
  );
});

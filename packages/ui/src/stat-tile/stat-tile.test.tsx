import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatTile } from './stat-tile.tsx';

test('reads the label, the figure with its unit, and the change in words', () => {
  render(
    <StatTile label="First answer" value="14" unit="min" change={{ direction: 'down', label: '8 minutes faster' }} />,
  );
  expect(screen.getByRole('term')).toHaveTextContent('First answer');
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['14min', '8 minutes faster']);
  expect(screen.queryByRole('link')).toBeNull();
});

test('with an address, its label is the link', () => {
  render(<StatTile label="Open tickets" value="42" href="/tickets/" />);
  expect(screen.getByRole('link', { name: 'Open tickets' })).toHaveAttribute('href', '/tickets/');
});

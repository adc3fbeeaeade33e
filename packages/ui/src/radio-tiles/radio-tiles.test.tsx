import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RadioTileRows } from './radio-tile-rows.tsx';
import { RadioTiles } from './radio-tiles.tsx';

const options = [
  { value: 'de', title: 'Frankfurt', description: 'Germany' },
  { value: 'ch', title: 'Zurich', price: '+€1.35', conflict: 'No Windows here' },
  { value: 'es', title: 'Barcelona', description: 'Spain', conflict: 'Sold out', disabled: true },
];

test('names options by title and price and describes them by description and conflict', () => {
  render(<RadioTiles id="place" legend="Place" name="place" options={options} value="de" onValueChange={vi.fn()} />);
  expect(screen.getByRole('radio', { name: 'Frankfurt' })).toHaveAccessibleDescription('Germany');
  expect(screen.getByRole('radio', { name: 'Zurich +€1.35' })).toHaveAccessibleDescription('No Windows here');
  expect(screen.getByRole('radio', { name: 'Barcelona' })).toHaveAccessibleDescription('Spain. Sold out');
});

test('announces a conflict that is hidden visually', () => {
  const hidden = {
    value: 'us',
    title: 'Dallas',
    description: 'USA',
    conflict: 'No Windows here',
    conflictHidden: true,
  };
  render(<RadioTiles id="place" legend="Place" name="place" options={[hidden]} value="" onValueChange={vi.fn()} />);
  expect(screen.getByRole('radio', { name: 'Dallas' })).toHaveAccessibleDescription(/^USA ?\. No Windows here$/);
});

test('keeps options with a conflict selectable', async () => {
  const onValueChange = vi.fn();
  render(<RadioTiles id="p" legend="Place" name="place" options={options} value="de" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByText('No Windows here'));
  expect(onValueChange).toHaveBeenCalledWith('ch');
  await userEvent.click(screen.getByText('Barcelona'));
  expect(onValueChange).toHaveBeenCalledTimes(1);
});

const rows = [
  {
    label: 'Debian',
    options: ['12', '13'].map((title) => ({ value: `debian-${title}`, title, conflict: 'No panel' })),
  },
  { label: 'Windows', options: ['1', '2', '3', '4', '5'].map((title) => ({ value: `windows-${title}`, title })) },
];

test('names the options of a row by its label, and shows a conflict of the whole row once', () => {
  render(
    <RadioTileRows
      name="os"
      value="debian-12"
      onValueChange={vi.fn()}
      rows={rows}
      countLabel={(count) => `${count} versions`}
    />,
  );
  expect(screen.getByRole('radio', { name: 'Debian 13' })).toHaveAccessibleDescription('No panel');
  expect(screen.getAllByText('No panel').filter((text) => text.tagName === 'P')).toHaveLength(1);
  expect(screen.getByText('5 versions').closest('details')).not.toHaveAttribute('open');
});

test('opens a collapsed row that contains the selection', () => {
  const { container } = render(
    <RadioTileRows name="os" value="windows-4" onValueChange={vi.fn()} rows={rows} countLabel={String} />,
  );
  expect(container.querySelector('details')).toHaveAttribute('open');
});

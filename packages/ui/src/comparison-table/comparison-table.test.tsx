import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ComparisonTable } from './comparison-table.tsx';

test('labels subjects and features, and has text alternatives for check marks and dashes', () => {
  render(
    <ComparisonTable
      caption="Plans"
      featureLabel="Feature"
      yesLabel="yes"
      noLabel="no"
      subjects={[
        { id: 'a', title: 'NVMe 1' },
        { id: 'b', title: 'NVMe 3', action: <a href="/order/">Order NVMe 3</a>, highlighted: true },
      ]}
      groups={[
        {
          id: 'disk',
          title: 'Disk',
          features: [
            { id: 'size', label: 'Size', values: { a: '15 GB', b: '60 GB' } },
            { id: 'backup', label: 'Backups', values: { a: false, b: true } },
            { id: 'gpu', label: 'GPU', values: { b: 0 } },
          ],
        },
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: 'Plans' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent.trim()),
  ).toEqual(['Feature', 'NVMe 1', 'NVMe 3 Order NVMe 3']);
  const cells = (name: string): string[] =>
    within(within(table).getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => `${cell.dataset['label']}: ${cell.textContent}`);
  expect(cells('Size')).toEqual(['NVMe 1: 15 GB', 'NVMe 3: 60 GB']);
  expect(cells('Backups')).toEqual(['NVMe 1: —no', 'NVMe 3: yes']);
  // Zero is a value; undefined is not.
  expect(cells('GPU')).toEqual(['NVMe 1: —no', 'NVMe 3: 0']);
});

/** What teams outside of the company met, as far as it can be seen without a browser. See browser-tests/adoption.spec.ts. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ComparisonTable } from '../comparison-table/comparison-table.tsx';
import { RadioCards } from '../radio-cards/radio-cards.tsx';

const root = join(import.meta.dirname, '../..');

test('examples need no other package than this one and React, icons included', () => {
  // The recipe about TanStack Query is the exception.
  const files = globSync('examples/**/*.tsx', { cwd: root }).filter((file) => !file.endsWith('/query-combobox.tsx'));
  expect(files.length).toBeGreaterThan(100);
  const packages = files.flatMap((file) =>
    Array.from(readFileSync(join(root, file), 'utf8').matchAll(/from '([^'.][^']*)'/g), ([, name]) => name),
  );
  expect(packages.filter((name) => name !== 'react' && !name?.startsWith('@hoster/ui'))).toEqual([]);
});

test('no prop demands a mutable array', () => {
  const report = readFileSync(join(root, 'api/index.api.md'), 'utf8');
  const arrays = report.match(/^ {4}\w+\??: [^(\n]*\[\](?: \| undefined)?;$/gm) ?? [];
  expect(arrays.length).toBeGreaterThan(10);
  expect(arrays.filter((prop) => !prop.includes('readonly '))).toEqual([]);
});

test('a badge given as text is shown as a badge, and read once between spaces', () => {
  render(
    <>
      <RadioCards
        legend="Plan"
        name="plan"
        defaultValue="3"
        options={[{ value: '3', title: 'NVMe 3', price: '€12', badge: 'Most chosen' }]}
      />
      <ComparisonTable
        caption="Plans"
        featureLabel="Feature"
        yesLabel="yes"
        noLabel="no"
        subjects={[{ id: '3', title: 'NVMe 3', badge: 'Most chosen' }]}
        groups={[{ id: 'disk', title: 'Disk', features: [{ id: 'size', label: 'Size', values: { 3: '60 GB' } }] }]}
      />
    </>,
  );
  for (const badge of screen.getAllByText('Most chosen'))
    expect(badge.closest('[data-component="badge"]')).not.toBeNull();
  expect(screen.getByRole('radio', { name: 'NVMe 3 Most chosen €12' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'NVMe 3 Most chosen' })).toBeInTheDocument();
});

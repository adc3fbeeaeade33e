import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';

const items = [
  { label: 'Home', href: '/' },
  { label: 'Servers', href: '/servers/' },
  { label: 'VPS', href: '/servers/vps/' },
  { label: 'NVMe 3' },
];

test('ends with the current page, which is not a link', () => {
  render(<Breadcrumbs label="Way" items={items} />);
  expect(screen.getByText('NVMe 3').parentElement).toHaveAttribute('aria-current', 'page');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Servers', 'VPS']);
});

test('collapses the steps between into a labelled element that expands without JavaScript', () => {
  render(<Breadcrumbs label="Way" items={items} moreLabel="Steps between" />);
  const summary = screen.getByLabelText('Steps between');
  expect(summary.tagName).toBe('SUMMARY');
  const more = summary.closest('details');
  expect(
    more &&
      within(more)
        .getAllByRole('link', { hidden: true })
        .map((link) => link.textContent),
  ).toEqual(['Servers', 'VPS']);
});

test('does not collapse a short path', () => {
  render(<Breadcrumbs label="Way" items={items.slice(1)} moreLabel="Steps between" />);
  expect(screen.queryByLabelText('Steps between')).toBeNull();
});

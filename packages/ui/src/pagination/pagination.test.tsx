import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';
import { Pagination } from './pagination.tsx';

test('links forward and back, and to no page that is not there', () => {
  const labels = {
    label: 'Pages',
    previousLabel: 'Previous',
    nextLabel: 'Next',
    pageLabel: (page: number) => `Page ${page}`,
  };
  render(<Pagination {...labels} page={1} pageCount={9} hrefFor={(page) => `?page=${page}`} />);
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next');
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Page 9' })).toHaveAttribute('href', '?page=9');
});

test('shows both ends and the neighbours, in order, and no gap for a single page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), (count, seed) => {
      const current = 1 + (seed % count);
      const list = pages(current, count);
      const numbers = list.filter((page) => page !== null);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      expect(numbers[0]).toBe(1);
      expect(numbers.at(-1)).toBe(count);
      expect(numbers).toContain(current);
      for (const [index, page] of list.entries()) {
        if (page === null) expect((list[index + 1] ?? 0) - (list[index - 1] ?? 0)).toBeGreaterThan(2);
      }
    }),
  );
});

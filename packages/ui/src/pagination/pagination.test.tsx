import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { pages } from './pages.ts';
import { Pagination } from './pagination.tsx';

const labels = {
  label: 'Pages',
  previousLabel: 'Previous',
  nextLabel: 'Next',
  pageLabel: (page: number) => `Page ${page}`,
  hrefFor: (page: number) => `#page=${page}`,
};

test('links to the previous and next page only if they exist', () => {
  render(<Pagination {...labels} page={1} pageCount={9} hrefFor={(page) => `?page=${page}`} />);
  expect(screen.getByRole('link', { name: 'Previous' })).not.toHaveAttribute('href');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next');
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Page 9' })).toHaveAttribute('href', '?page=9');
});

test('with an unknown page count, has a next page but no last page', () => {
  render(<Pagination {...labels} page={3} pageCount={3} openEnd />);
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page=4');
  expect(pages(3, 3, true).at(-1)).toBeNull();
});

test('goes to a page with a real link, and shows an error for an invalid page', async () => {
  const followed = vi.fn();
  const follow = (event: MouseEvent): void => {
    if (event.target instanceof HTMLAnchorElement) followed(event.target.getAttribute('href'));
  };
  document.addEventListener('click', follow);
  const jump = { label: 'Go to page', goLabel: 'Go', errorLabel: 'Enter a number from 1 to 12' };
  render(<Pagination {...labels} page={3} pageCount={12} jump={jump} />);
  const input = screen.getByRole('textbox', { name: 'Go to page' });
  for (const wrong of ['13', '0', 'abc', '1.5']) {
    await userEvent.clear(input);
    await userEvent.type(input, `${wrong}{Enter}`);
    expect(input).toHaveAccessibleDescription('Enter a number from 1 to 12');
    expect(input).toHaveFocus();
  }
  expect(followed).not.toHaveBeenCalled();
  await userEvent.clear(input);
  await userEvent.type(input, '7');
  expect(input).not.toHaveAttribute('aria-invalid');
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(followed).toHaveBeenCalledExactlyOnceWith('#page=7');
  document.removeEventListener('click', follow);
});

test('shows both ends and neighbours in order, without a gap for a single page', () => {
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

test('with `onPageChange`, shows pages in place at plain clicks only', async () => {
  const onPageChange = vi.fn();
  render(
    <Pagination
      label="Pages"
      page={2}
      pageCount={9}
      hrefFor={(page) => `?page=${page}`}
      pageLabel={(page) => `Page ${page}`}
      previousLabel="Previous"
      nextLabel="Next"
      jump={{ label: 'Go to page', goLabel: 'Go', errorLabel: 'From 1 to 9' }}
      onPageChange={onPageChange}
    />,
  );
  const next = screen.getByRole('link', { name: 'Next' });
  expect(next).toHaveAttribute('href', '?page=3');
  expect(fireEvent.click(next)).toBe(false);
  expect(fireEvent.click(screen.getByRole('link', { name: 'Page 9' }))).toBe(false);
  await userEvent.type(screen.getByRole('textbox'), '5{Enter}');
  expect(onPageChange.mock.calls).toEqual([[3], [9], [5]]);
  // Another tab is the browser's business; jsdom can't open one.
  next.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(next, { ctrlKey: true });
  expect(onPageChange).toHaveBeenCalledTimes(3);
});

function InPlace() {
  const [page, setPage] = useState(2);
  return (
    <Pagination
      label="Pages"
      page={page}
      pageCount={3}
      hrefFor={(number) => `?page=${number}`}
      onPageChange={setPage}
      pageLabel={(number) => `Page ${number}`}
      previousLabel="Previous"
      nextLabel="Next"
      jump={{ label: 'Go to page', goLabel: 'Go', errorLabel: 'Enter a number from 1 to 3' }}
    />
  );
}

test('keeps the focus on its link at the last and the first page', async () => {
  const user = userEvent.setup();
  render(<InPlace />);
  const next = screen.getByRole('link', { name: 'Next' });
  await user.click(next);
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).not.toHaveAttribute('href');
  await user.click(screen.getByRole('link', { name: 'Previous' }));
  expect(next).toHaveAttribute('href', '?page=3');
});

test('the field to go to a page keeps the focus and is emptied', async () => {
  const user = userEvent.setup();
  render(<InPlace />);
  const field = screen.getByRole('textbox', { name: 'Go to page' });
  await user.type(field, '3{Enter}');
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  expect(field).toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
});

test('the summary has its own direction: “1–10 of 91 incidents” keeps its order in right-to-left text', () => {
  render(<Pagination {...labels} page={1} pageCount={9} summary="1–10 of 91 incidents" />);
  expect(screen.getByText('1–10 of 91 incidents')).toHaveAttribute('dir', 'auto');
});

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SuggestField, type Suggestion } from './suggest-field.tsx';

const suggestions = [
  { href: '#a', label: 'First' },
  { href: '#b', label: 'Second' },
];

function show(given: readonly Suggestion[] = suggestions) {
  const followed = vi.fn<(hash: string | null) => void>();
  const submitted = vi.fn<() => void>();
  const onClick = (event: Event) => followed((event.target as Element).closest('a')?.getAttribute('href') ?? null);
  document.addEventListener('click', onClick);
  onTestFinished(() => document.removeEventListener('click', onClick));
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <SuggestField
        label="Search"
        name="search"
        suggestions={given}
        listLabel="Articles"
        countLabel={(count) => `${count} articles`}
      />
      <button type="submit">Go</button>
    </form>,
  );
  return { field: screen.getByRole('combobox', { name: 'Search' }), followed, submitted };
}

test('Enter follows the active suggestion and closes the list', async () => {
  const { field, followed, submitted } = show();
  await userEvent.type(field, 'x');
  expect(screen.getByRole('status')).toHaveTextContent('2 articles');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Second' }).id);
  followed.mockClear();
  await userEvent.keyboard('{Enter}');
  expect(followed).toHaveBeenCalledExactlyOnceWith('#b');
  expect(submitted).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Enter without an active suggestion submits the search', async () => {
  const { field, submitted } = show();
  await userEvent.type(field, 'x{Enter}');
  expect(submitted).toHaveBeenCalledOnce();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('typing on forgets the active suggestion; Escape and leaving close the list', async () => {
  const { field } = show();
  await userEvent.type(field, 'x{ArrowDown}y');
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.type(field, 'z');
  expect(screen.getByRole('listbox', { name: 'Articles' })).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('has no list without suggestions', async () => {
  const { field } = show([]);
  await userEvent.type(field, 'x{ArrowDown}');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('status')).toHaveTextContent('');
});

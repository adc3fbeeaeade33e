import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { SearchField } from './search-field.tsx';

const labels = { label: 'Search the help', clearLabel: 'Clear search' };
const field = () => screen.getByRole('searchbox', { name: 'Search the help' });
const clear = () => screen.queryByRole('button', { name: 'Clear search' });

test('the clear button appears with text, clears the field, calls onValueChange and returns focus', async () => {
  const onValueChange = vi.fn();
  render(<SearchField {...labels} onValueChange={onValueChange} />);
  expect(clear()).toBeNull();
  await userEvent.type(field(), 'ip');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(clear()).toBeNull();
  expect(onValueChange.mock.calls).toEqual([['i'], ['ip'], ['']]);
});

test('clears a controlled value', async () => {
  function Page() {
    const [value, setValue] = useState('ip');
    return <SearchField {...labels} value={value} onValueChange={setValue} />;
  }
  render(<Page />);
  await userEvent.click(field());
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('');
});

test('Escape clears the field before reaching a dialog; when empty, Escape is passed on', async () => {
  const onClose = vi.fn();
  render(
    <Dialog open onClose={onClose} title="Find" closeLabel="Close" escape="always">
      <SearchField {...labels} defaultValue="ip" />
    </Dialog>,
  );
  await userEvent.click(field());
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('has no clear button when disabled or read-only', () => {
  render(<SearchField {...labels} defaultValue="ip" readOnly />);
  expect(clear()).toBeNull();
});

test('announces searching', () => {
  const { rerender } = render(<SearchField {...labels} loadingLabel="Searching" loading={false} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<SearchField {...labels} loadingLabel="Searching" loading />);
  expect(screen.getByRole('status')).toHaveTextContent('Searching');
});

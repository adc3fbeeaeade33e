import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { SearchField } from './search-field.tsx';

const labels = { label: 'Search the help', clearLabel: 'Clear search' };
const field = () => screen.getByRole('searchbox', { name: 'Search the help' });
const clear = () => screen.queryByRole('button', { name: 'Clear search' });

test('the clear button is there with the text, empties, reports and gives the focus back', async () => {
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

test('clears a value that its owner holds', async () => {
  function Page() {
    const [value, setValue] = useState('ip');
    return <SearchField {...labels} value={value} onValueChange={setValue} />;
  }
  render(<Page />);
  await userEvent.click(field());
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('');
});

test('Escape empties it before a dialog hears of it; empty, it lets Escape through', async () => {
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

test('what cannot be changed cannot be cleared', () => {
  render(<SearchField {...labels} defaultValue="ip" readOnly />);
  expect(clear()).toBeNull();
});

test('says that it searches', () => {
  const { rerender } = render(<SearchField {...labels} loadingLabel="Searching" loading={false} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<SearchField {...labels} loadingLabel="Searching" loading />);
  expect(screen.getByRole('status')).toHaveTextContent('Searching');
});

test('knows what was typed before the script came, and a reset of the form', async () => {
  const element = (
    <form aria-label="Search">
      <SearchField {...labels} name="q" />
    </form>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(element);
  const input = container.querySelector('input');
  if (input) input.value = 'ip';
  render(element, { container, hydrate: true });
  expect(clear()).not.toBeNull();
  screen.getByRole<HTMLFormElement>('form').reset();
  await vi.waitFor(() => expect(clear()).toBeNull());
});

import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { SuggestField } from '../suggest-field/suggest-field.tsx';

/** Renders on the server, lets a visitor enter something, and hydrates. */
function hydrateAfter(enter: (inputs: HTMLInputElement[]) => void, element: ReactNode): void {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(element);
  enter([...container.querySelectorAll('input')]);
  render(element, { container, hydrate: true });
}

const onValueChange = vi.fn();

test('SearchField reports typed text, and can be cleared and reset', async () => {
  hydrateAfter(
    ([input]) => Object.assign(input ?? {}, { value: 'ip' }),
    <form aria-label="Search">
      <SearchField label="Search" clearLabel="Clear" name="q" onValueChange={onValueChange} />
    </form>,
  );
  expect(screen.getByRole('button', { name: 'Clear' })).toBeVisible();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('ip');
  screen.getByRole<HTMLFormElement>('form').reset();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull());
});

test('SuggestField reports typed text and opens its list', () => {
  const suggestions = ['First', 'Second'].map((label) => ({ href: `#${label}`, label }));
  hydrateAfter(
    ([input]) => {
      input?.focus();
      Object.assign(input ?? {}, { value: 'x' });
    },
    <SuggestField label="Search" listLabel="Articles" countLabel={String} {...{ suggestions, onValueChange }} />,
  );
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('x');
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

test('CheckboxGroup keeps and reports checked boxes', () => {
  const options = ['NVMe', 'SSD', 'HDD'].map((label) => ({ value: label, label }));
  hydrateAfter(
    ([, nvme, ssd]) => {
      nvme?.click();
      ssd?.click();
    },
    <CheckboxGroup legend="Disks" allLabel="All" defaultValue={['SSD']} {...{ options, onValueChange }} />,
  );
  expect(onValueChange).toHaveBeenLastCalledWith(['NVMe']);
  expect(screen.getByRole('checkbox', { name: 'NVMe' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'SSD' })).not.toBeChecked();
});

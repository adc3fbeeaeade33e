import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SideDialog } from '../side-dialog/side-dialog.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import type { ComboboxOption } from './options.ts';

const countries: ComboboxOption[] = [
  { value: 'de', label: 'Germany', description: 'Frankfurt, Berlin', keywords: 'Deutschland' },
  { value: 'gr', label: 'Greece' },
  { value: 'nl', label: 'Netherlands' },
];
const grouped = [
  { label: 'Europe', options: countries },
  {
    label: 'Asia',
    options: [
      { value: 'hk', label: 'Hong Kong', disabledReason: 'Sold out' },
      { value: 'sg', label: 'Singapore' },
    ],
  },
];

const texts = {
  label: 'Country',
  placeholder: 'Choose a country',
  emptyLabel: 'No such country',
  countLabel: (count: number) => `${count} countries`,
};
const element = (props: Partial<ComboboxProps> = {}) => <Combobox {...texts} options={grouped} {...props} />;
const setup = (props: Partial<ComboboxProps> = {}) => {
  const view = render(element(props));
  return { ...view, user: userEvent.setup(), field: screen.getByRole('combobox', { name: 'Country' }) };
};
const options = () => screen.queryAllByRole('option').map((option) => option.querySelector('bdi')?.textContent);
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.textContent;
};
const sent = (container: HTMLElement) => container.querySelector<HTMLSelectElement>('select')?.value;

describe('new values', () => {
  const createLabel = (text: string) => `Use “${text}”`;

  test('are chosen, reported and submitted', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    const { user, field, container } = setup({ createLabel, onValueChange });
    await user.type(field, ' Atlantis ');
    expect(options()).toEqual(['Use “Atlantis”']);
    expect(active()).toBe('Use “Atlantis”');
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('Atlantis');
    expect(onValueChange.mock.calls).toEqual([['Atlantis']]);
    expect(sent(container)).toBe('Atlantis');
  });

  test('are offered after options that match, and not for an option’s label', async () => {
    const { user, field } = setup({ createLabel });
    await user.type(field, 'ger');
    expect(options()).toEqual(['Germany', 'Use “ger”']);
    expect(active()).toContain('Germany');
    expect(screen.getByRole('status')).toHaveTextContent('1 countries');
    await user.clear(field);
    await user.type(field, 'germany');
    expect(options()).toEqual(['Germany']);
  });

  test('are kept on leaving the field', async () => {
    const { user, field, container } = setup({ createLabel });
    await user.type(field, 'Atlantis{Tab}');
    expect(field).toHaveValue('Atlantis');
    expect(sent(container)).toBe('Atlantis');
  });

  test('can be the initial value, also in the page that the server renders', async () => {
    const html = renderToString(element({ createLabel, defaultValue: 'Atlantis' }));
    expect(html).toMatch(/<option[^>]*value="Atlantis"[^>]*>Atlantis/);
    const { user, field } = setup({ createLabel, defaultValue: 'Atlantis' });
    expect(field).toHaveValue('Atlantis');
    await user.type(field, '{Escape}');
    expect(field).toHaveValue('Atlantis');
  });

  test('are not offered while options are loading, or in a field that isn’t editable', async () => {
    const { user, field, rerender } = setup({ createLabel, onSearch: () => undefined, loadingLabel: 'Searching' });
    await user.type(field, 'At');
    expect(options()).not.toContain('Use “At”');
    rerender(element({ createLabel, searchable: false }));
    await user.type(field, 'g');
    expect(options()).not.toContain('Use “g”');
  });
});

describe('the list', () => {
  test('has the roles of a combobox with a listbox', async () => {
    const { user, field } = setup({ defaultValue: 'gr' });
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(field).not.toHaveAttribute('aria-controls');
    await user.click(field);
    expect(field).toHaveAttribute('aria-expanded', 'true');
    const list = screen.getByRole('listbox', { name: 'Country' });
    expect(list.id).toBe(field.getAttribute('aria-controls'));
    expect(within(list).getByRole('group', { name: 'Asia' })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: /Greece/ })).toHaveAttribute('aria-selected', 'true');
    expect(active()).toBe('Greece');
    expect(screen.getByRole('option', { name: 'Hong Kong Sold out' })).toHaveAttribute('aria-disabled', 'true');
    expect(field).toHaveFocus();
  });

  test('filters by the start of words, ignoring case and accents', async () => {
    const { user, field } = setup();
    await user.type(field, 'GR');
    expect(options()).toEqual(['Greece']);
    expect(screen.getByRole('status')).toHaveTextContent('1 countries');
    for (const [typed, found] of [
      ['deutsch', ['Germany']],
      ['frank', ['Germany']],
      ['ＧＲÉ', ['Greece']],
      ['kong', ['Hong Kong']],
    ] as const) {
      await user.clear(field);
      await user.type(field, typed);
      expect(options()).toEqual(found);
    }
    await user.type(field, 'zzz');
    expect(options()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('No such country');
  });

  test('selects on click, calls onValueChange once and shows the option', async () => {
    const onValueChange = vi.fn();
    const { user, field, container } = setup({ onValueChange });
    await user.click(field);
    await user.click(screen.getByRole('option', { name: /Hong Kong/ }));
    expect(onValueChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('option', { name: 'Singapore' }));
    expect(onValueChange.mock.calls).toEqual([['sg']]);
    expect(field).toHaveValue('Singapore');
    expect(field).toHaveFocus();
    expect(sent(container)).toBe('sg');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('updates when the value prop changes', () => {
    const { rerender, field, container } = setup({ value: 'de' });
    expect(field).toHaveValue('Germany');
    rerender(element({ value: 'sg' }));
    expect(field).toHaveValue('Singapore');
    expect(sent(container)).toBe('sg');
  });
});

test('Page Down and Page Up move by ten options in a long list without scrolling the page', async () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ value: `n${index}`, label: `Number ${index}` }));
  const { user, field } = setup({ options: many });
  await user.type(field, '{ArrowDown}{PageDown}{PageDown}');
  expect(active()).toBe('Number 20');
  await user.keyboard('{PageDown}');
  expect(active()).toBe('Number 24');
  await user.keyboard('{PageUp}');
  expect(active()).toBe('Number 14');
  expect(fireEvent.keyDown(field, { key: 'PageDown' })).toBe(false);
  await user.keyboard('{Escape}');
  expect(fireEvent.keyDown(field, { key: 'PageDown' })).toBe(true);
});

/** APG combobox with list autocomplete: a sequence of keys, then value, active option, and whether open. */
const keys: [string, string, string | undefined, boolean][] = [
  ['{ArrowDown}', '', 'Germany Frankfurt, Berlin', true],
  ['{ArrowUp}', '', 'Singapore', true],
  ['{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}', '', 'Hong Kong Sold out', true],
  ['{ArrowDown}{ArrowUp}', '', 'Singapore', true],
  ['{Alt>}{ArrowDown}{/Alt}', '', undefined, true],
  ['{ArrowDown}{Alt>}{ArrowUp}{/Alt}', '', undefined, false],
  ['{ArrowDown}{ArrowDown}{Enter}', 'Greece', undefined, false],
  ['gr', 'gr', 'Greece', true],
  ['gr{Enter}', 'Greece', undefined, false],
  ['ne{Tab}', '', undefined, false],
  ['netherlands{Tab}', 'Netherlands', undefined, false],
  ['hong{Enter}', '', undefined, false],
  ['gr{Escape}', '', undefined, false],
];
test.each(keys)('keys %s', async (sequence, value, activeOption, open) => {
  const { user, field } = setup();
  field.focus();
  await user.keyboard(sequence);
  expect(field).toHaveValue(value);
  expect(active()).toBe(activeOption);
  expect(screen.queryByRole('listbox') !== null).toBe(open);
});

describe('without typing', () => {
  test('letters move to matching options, Space opens and selects', async () => {
    const { user, field } = setup({ searchable: false });
    field.focus();
    await user.keyboard('ne');
    expect(active()).toBe('Netherlands');
    await user.keyboard(' ');
    expect(field).toHaveValue('Netherlands');
    await user.keyboard(' ');
    expect(active()).toBe('Netherlands');
    expect(field).toHaveAttribute('aria-autocomplete', 'none');
  });
});

describe('leaving', () => {
  test('discards partial text, and clears the value only if that is allowed', async () => {
    const outside = userEvent.setup();
    const { field, user, unmount } = setup({ defaultValue: 'de' });
    await user.clear(field);
    await outside.click(document.body);
    expect(field).toHaveValue('Germany');
    unmount();
    const onValueChange = vi.fn();
    const second = setup({ defaultValue: 'de', clearLabel: 'Clear', onValueChange });
    await second.user.clear(second.field);
    await outside.click(document.body);
    expect(second.field).toHaveValue('');
    expect(onValueChange.mock.calls).toEqual([['']]);
  });

  test('the clear button clears the value, focuses the field and disappears', async () => {
    const { user, field, container } = setup({ defaultValue: 'de', clearLabel: 'Clear country' });
    await user.click(screen.getByRole('button', { name: 'Clear country' }));
    expect(sent(container)).toBe('');
    expect(field).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear country' })).toBeNull();
  });

  test('in a dialog, Escape closes the list but not the dialog while focus is in the field', async () => {
    const onClose = vi.fn();
    const user = userEvent.setup();
    render(
      <SideDialog open onClose={onClose} title="Outer" closeLabel="Close">
        {element()}
      </SideDialog>,
    );
    await user.click(screen.getByRole('combobox'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('ignores Enter and Escape during IME composition', () => {
    const onValueChange = vi.fn();
    const { field } = setup({ onValueChange });
    fireEvent.change(field, { target: { value: 'gr' } });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('listbox')).toBeInTheDocument();
  });
});

describe('remote options', () => {
  test('searches for the typed text, announces loading, and keeps the selection if a later search lacks it', async () => {
    const onSearch = vi.fn();
    const props = { onSearch, options: [], name: 'city' };
    const { user, field, rerender, container } = setup(props);
    await user.type(field, 'ber');
    expect(onSearch.mock.lastCall).toEqual(['ber']);
    rerender(element({ ...props, loadingLabel: 'Searching' }));
    expect(screen.getByRole('status')).toHaveTextContent('Searching');
    rerender(element({ ...props, options: [{ value: 'b', label: 'Bielefeld' }] }));
    expect(options()).toEqual(['Bielefeld']);
    await user.keyboard('{ArrowDown}{Enter}');
    rerender(element({ ...props, options: [{ value: 'x', label: 'Xanten' }] }));
    expect(field).toHaveValue('Bielefeld');
    expect(sent(container)).toBe('b');
  });
});

describe('in a form', () => {
  afterEach(() => document.body.replaceChildren());

  test('without JavaScript, it is a native select with the same options', () => {
    document.body.innerHTML = renderToString(element({ name: 'country', required: true, defaultValue: 'nl' }));
    const select = screen.getByRole('combobox', { name: 'Country' });
    expect(select.tagName).toBe('SELECT');
    expect(within(select).getByRole('option', { name: 'Netherlands' })).toHaveAttribute('selected');
    expect(select).toBeRequired();
    expect(within(select).getByRole('option', { name: 'Hong Kong' })).toBeDisabled();
    expect(document.querySelector('input, button')).toBeNull();
  });

  test('without JavaScript or placeholder, the empty option still has a label, as HTML requires', () => {
    document.body.innerHTML = renderToString(element({ placeholder: undefined }));
    const [empty] = screen.getByRole('combobox').querySelectorAll('option');
    expect(empty).toHaveTextContent('');
    expect(empty).toHaveAttribute('label', ' ');
  });

  test('keeps what was selected before hydration', () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(element());
    const select = container.querySelector('select');
    if (select) select.value = 'gr';
    render(element(), { container, hydrate: true });
    expect(screen.getByRole('combobox')).toHaveValue('Greece');
    expect(select).toHaveValue('gr');
  });

  test('supports autofill, submission, validation and reset like a select', async () => {
    const onSubmit = vi.fn((event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      return new FormData(event.currentTarget).get('country');
    });
    const { container } = render(
      <form onSubmit={onSubmit}>
        {element({ name: 'country', required: true })}
        <button type="submit">Send</button>
        <button type="reset">Reset</button>
      </form>,
    );
    const field = screen.getByRole('combobox');
    expect(field).toBeRequired();
    expect(container.querySelector('form')?.checkValidity()).toBe(false);
    const select = container.querySelector('select');
    if (select) fireEvent.change(select, { target: { value: 'sg' } });
    expect(field).toHaveValue('Singapore');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveReturnedWith('sg');
    act(() => screen.getByRole('button', { name: 'Reset' }).click());
    await waitFor(() => expect(field).toHaveValue(''));
  });

  test('moves focus from the select to the field, for links in an error summary', () => {
    const { container, field } = setup();
    container.querySelector('select')?.focus();
    expect(field).toHaveFocus();
  });

  test('does not submit the form when Enter selects an option', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    function Page() {
      const [value, setValue] = useState('');
      return <form onSubmit={onSubmit}>{element({ value, onValueChange: setValue })}</form>;
    }
    render(<Page />);
    await userEvent.type(screen.getByRole('combobox'), 'gr{Enter}');
    expect(screen.getByRole('combobox')).toHaveValue('Greece');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('hundreds of options', () => {
  const cities = Array.from({ length: 600 }, (_, index) => ({ value: String(index), label: `City ${index}` }));
  // Role queries are slow, because they check every node.
  const open = (props: Partial<ComboboxProps> = {}) => {
    const { container } = render(<Combobox {...texts} options={cities} {...props} />);
    const field = container.querySelector('[role="combobox"]');
    if (!field) throw new Error('The field is missing.');
    fireEvent.click(field);
    return field;
  };
  const rows = () => document.querySelectorAll('[role="option"]').length;

  test('are rendered in part, with their total', () => {
    open();
    expect(rows()).toBeGreaterThan(50);
    expect(rows()).toBeLessThan(500);
    expect(document.querySelector('[role="option"]')).toHaveAttribute('aria-setsize', '600');
    expect(document.querySelectorAll('[role="option"]')[7]).toHaveAttribute('aria-posinset', '8');
  });

  test('render more when scrolled to the end', () => {
    open();
    const before = rows();
    fireEvent.scroll(document.querySelector('[role="listbox"]') ?? window);
    expect(rows()).toBeGreaterThan(before);
  });

  test('can be reached with arrow keys beyond the rendered ones', () => {
    const field = open();
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    expect(active).toHaveTextContent('City 599');
  });

  test('are rendered around the selected one, and above it when scrolling up', () => {
    open({ defaultValue: '500' });
    expect(document.querySelector('[role="option"][aria-selected="true"]')).toHaveTextContent('City 500');
    expect(rows()).toBeLessThan(250);
    const first = () => Number(document.querySelector('[role="option"]')?.getAttribute('aria-posinset'));
    const before = first();
    fireEvent.scroll(document.querySelector('[role="listbox"]') ?? window);
    expect(first()).toBeLessThan(before);
  });

  test('render matches after jumping to the other end', () => {
    const field = open({ defaultValue: '599' });
    fireEvent.change(field, { target: { value: 'City 7' } });
    expect(document.querySelector('[role="option"]')).toHaveTextContent('City 7');
    expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent('City 7');
  });

  test('keep group headings near the visible options', () => {
    const groups = ['A', 'B', 'C'].map((label, group) => ({
      label,
      options: cities.slice(group * 200, group * 200 + 200),
    }));
    open({ options: groups, defaultValue: '450' });
    const shown = [...document.querySelectorAll('[role="group"]')].map((group) => group.getAttribute('aria-label'));
    expect(shown).toEqual(['B', 'C']);
  });

  test('over a thousand are not server-rendered, but the selected one is still submitted', () => {
    const many = Array.from({ length: 1001 }, (_, index) => ({ value: String(index), label: `City ${index}` }));
    const html = renderToString(<Combobox {...texts} name="city" options={many} defaultValue="900" />);
    expect(html.match(/<option/g)).toHaveLength(2);
    const { container } = render(
      <form>
        <Combobox {...texts} name="city" options={many} defaultValue="900" />
      </form>,
    );
    const form = container.querySelector('form');
    expect(form && new FormData(form).get('city')).toBe('900');
    const field = container.querySelector('[role="combobox"]') ?? container;
    fireEvent.change(field, { target: { value: 'City 123' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(form && new FormData(form).get('city')).toBe('123');
  });
});

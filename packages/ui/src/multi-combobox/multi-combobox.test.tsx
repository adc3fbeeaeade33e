import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MultiCombobox, type MultiComboboxProps } from './multi-combobox.tsx';

const countries = [
  {
    label: 'Europe',
    options: [
      { value: 'de', label: 'Germany' },
      { value: 'gr', label: 'Greece' },
    ],
  },
  {
    label: 'Asia',
    options: [
      { value: 'sg', label: 'Singapore', disabledReason: 'Sold out' },
      { value: 'jp', label: 'Japan' },
    ],
  },
];
const texts = {
  label: 'Countries',
  placeholder: 'Add countries',
  emptyLabel: 'No such country',
  countLabel: (count: number) => `${count} found`,
  removeLabel: (label: string) => `Remove ${label}`,
  addedLabel: (labels: readonly string[]) => `Added ${labels.join(', ')}`,
  removedLabel: (labels: readonly string[]) => `Removed ${labels.join(', ')}`,
};
type Some = Partial<Record<keyof MultiComboboxProps, unknown>>;
const element = (props: Some = {}) => (
  <MultiCombobox {...({ ...texts, options: countries, ...props } as MultiComboboxProps)} />
);
const setup = (props: Some = {}) => {
  const view = render(element(props));
  return {
    ...view,
    user: userEvent.setup(),
    field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Countries' }),
  };
};
const rows = () => screen.queryAllByRole('option').map((option) => option.querySelector('bdi')?.textContent);
const chips = () =>
  within(screen.queryByRole('list', { name: 'Countries' }) ?? document.createElement('ul'))
    .queryAllByRole('listitem')
    .map((chip) => chip.textContent);
const status = () => screen.getByRole('status').textContent;
/** happy-dom keeps an outdated list of selected options; the stories read the form's data. */
const sent = (container: Element) =>
  [...container.querySelectorAll('option')].filter(({ selected }) => selected).map(({ value }) => value);
const spy = () => vi.fn<(value: string[]) => void>();

describe('choosing', () => {
  test('adds and removes options while the list stays open', async () => {
    const onValueChange = spy();
    const { user, field, container } = setup({ onValueChange });
    await user.click(field);
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await user.click(screen.getByRole('option', { name: 'Greece' }));
    await user.click(screen.getByRole('option', { name: 'Germany' }));
    expect(chips()).toEqual(['Greece', 'Germany']);
    expect(status()).toBe('Added Germany');
    expect(sent(container)).toEqual(['de', 'gr']);
    await user.click(screen.getByRole('option', { name: 'Greece' }));
    expect(onValueChange.mock.calls).toEqual([[['gr']], [['gr', 'de']], [['de']]]);
    expect(status()).toBe('Removed Greece');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Germany');
  });

  test('Enter selects the first match, and clears the text for the next', async () => {
    const { user, field } = setup();
    await user.type(field, 'gre{Enter}');
    expect(chips()).toEqual(['Greece']);
    expect(field).toHaveValue('');
    expect(rows()).toHaveLength(4);
    await user.type(field, 'sing{Enter}');
    expect(chips()).toEqual(['Greece']);
  });

  test('Backspace in the empty field removes the last one', async () => {
    const { user, field } = setup({ defaultValue: ['de', 'gr'] });
    await user.type(field, 'x{Backspace}');
    expect(chips()).toHaveLength(2);
    await user.keyboard('{Backspace}');
    expect(chips()).toEqual(['Germany']);
    expect(status()).toBe('Removed Greece');
  });

  test('arrow keys lead to the chips and back, and Delete removes one without losing focus', async () => {
    const { user, field } = setup({ defaultValue: ['de', 'gr', 'jp'] });
    field.focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'Remove Greece' })).toHaveFocus();
    await user.keyboard('{Delete}');
    expect(chips()).toEqual(['Germany', 'Japan']);
    expect(screen.getByRole('button', { name: 'Remove Japan' })).toHaveFocus();
    await user.keyboard('{Backspace}{Home}');
    expect(screen.getByRole('button', { name: 'Remove Germany' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(field).toHaveFocus();
  });

  test('selects all shown options that can be selected', async () => {
    const onValueChange = spy();
    const { user, field } = setup({ allLabel: (count: number) => `Select all ${count}`, onValueChange });
    await user.type(field, 'g');
    expect(rows()).toEqual(['Select all 2', 'Germany', 'Greece', 'Singapore']);
    await user.click(screen.getByRole('option', { name: 'Select all 2' }));
    expect(onValueChange.mock.calls).toEqual([[['de', 'gr']]]);
    expect(rows()).not.toContain('Select all 2');
    expect(status()).toBe('Added Germany, Greece');
  });

  test('the clear button removes all and returns focus', async () => {
    const { user, field } = setup({ defaultValue: ['de', 'gr'], clearLabel: 'Clear' });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(chips()).toEqual([]);
    expect(field).toHaveFocus();
    expect(status()).toBe('Removed Germany, Greece');
  });

  test('leaving discards a part of a text, and takes a whole option', async () => {
    const { user, field } = setup();
    await user.type(field, 'ger{Tab}');
    expect(chips()).toEqual([]);
    expect(field).toHaveValue('');
    await user.type(field, 'germany{Tab}');
    expect(chips()).toEqual(['Germany']);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('Escape closes the list and keeps the selection', async () => {
    const { user, field } = setup({ defaultValue: ['de'] });
    await user.type(field, 'gr{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field).toHaveValue('');
    expect(chips()).toEqual(['Germany']);
  });

  test('is left alone while a word is being composed', () => {
    const { field } = setup({ defaultValue: ['de'] });
    fireEvent.keyDown(field, { key: 'Backspace', isComposing: true });
    expect(chips()).toEqual(['Germany']);
  });
});

describe('a limit', () => {
  test('is said when reached, and leaves only what can be deselected', async () => {
    const onValueChange = spy();
    const { user, field } = setup({ max: 2, limitLabel: 'At most two', defaultValue: ['de'], onValueChange });
    await user.type(field, 'gre{Enter}');
    expect(status()).toBe('Added Greece At most two');
    expect(screen.getByRole('listbox').parentElement).toHaveTextContent('At most two');
    expect(screen.getByRole('option', { name: 'Japan' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('option', { name: 'Japan' }));
    expect(onValueChange).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('option', { name: 'Greece' }));
    expect(chips()).toEqual(['Germany']);
    expect(screen.getByRole('option', { name: 'Japan' })).not.toHaveAttribute('aria-disabled');
  });

  test('does not offer to select more than fit', async () => {
    const { user, field } = setup({ max: 2, limitLabel: 'Two', allLabel: (count: number) => `All ${count}` });
    await user.click(field);
    expect(rows()).not.toContain('All 3');
  });
});

describe('new values', () => {
  const createLabel = (text: string) => `Add “${text}”`;

  test('are added and submitted, but not twice', async () => {
    const { user, field, container } = setup({ createLabel });
    await user.type(field, ' backup {Enter}');
    expect(chips()).toEqual(['backup']);
    expect(sent(container)).toEqual(['backup']);
    await user.type(field, 'Backup');
    expect(rows()).toEqual([]);
    await user.clear(field);
    await user.type(field, 'GERMANY');
    expect(rows()).toEqual(['Germany']);
  });

  test('are kept on leaving the field', async () => {
    const { user, field } = setup({ createLabel });
    await user.type(field, 'production{Tab}');
    expect(chips()).toEqual(['production']);
  });
});

describe('remote options', () => {
  test('keep the labels of what was selected, and search anew after a choice', async () => {
    const onSearch = vi.fn<(text: string) => void>();
    const { user, field, rerender } = setup({ onSearch, options: [{ value: 'b', label: 'Berlin' }] });
    await user.type(field, 'be{Enter}');
    expect(onSearch.mock.calls).toEqual([['b'], ['be'], ['']]);
    rerender(element({ onSearch, options: [{ value: 'p', label: 'Paris' }] }));
    expect(chips()).toEqual(['Berlin']);
  });

  test('that failed to load are loaded again', async () => {
    const onSearch = vi.fn<(text: string) => void>();
    const failed = { onSearch, options: [], searchError: 'Couldn’t load', retryLabel: 'Try again' };
    const { user, field, rerender } = setup(failed);
    await user.type(field, 'be');
    expect(status()).toBe('Couldn’t load');
    expect(rows()).toEqual(['Try again']);
    await user.click(screen.getByRole('option', { name: 'Try again' }));
    expect(onSearch.mock.calls).toEqual([['b'], ['be'], ['be']]);
    expect(field).toHaveValue('be');
    rerender(element({ onSearch, options: [], loadingLabel: 'Searching' }));
    expect(status()).toBe('Searching');
    await user.keyboard('{Enter}');
    expect(chips()).toEqual([]);
  });
});

describe('in a form', () => {
  afterEach(() => document.body.replaceChildren());

  test('without JavaScript, it is a native multiple select', () => {
    document.body.innerHTML = renderToString(element({ name: 'country', required: true, defaultValue: ['gr'] }));
    const select = screen.getByRole('listbox', { name: 'Countries' });
    expect(select).toBe(document.querySelector('select[multiple]'));
    expect(select).toBeRequired();
    expect(within(select).getByRole('option', { name: 'Greece' })).toHaveAttribute('selected');
    expect(within(select).getByRole('option', { name: 'Singapore' })).toBeDisabled();
    expect(document.querySelector('input, button')).toBeNull();
  });

  test('keeps what was selected before hydration', () => {
    const onValueChange = spy();
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(element({ onValueChange }));
    for (const option of container.querySelectorAll('option')) option.selected = option.value === 'jp';
    render(element({ onValueChange }), { container, hydrate: true });
    expect(chips()).toEqual(['Japan']);
    expect(onValueChange.mock.calls).toEqual([[['jp']]]);
  });

  test('submits all values, validates and resets', async () => {
    const { container } = render(<form>{element({ name: 'country', required: true, defaultValue: ['de'] })}</form>);
    const form = container.querySelector('form') as HTMLFormElement;
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 'jap{Enter}');
    expect(sent(form)).toEqual(['de', 'jp']);
    await userEvent.type(field, '{Backspace}{Backspace}');
    expect(form.checkValidity()).toBe(false);
    form.reset();
    await waitFor(() => expect(chips()).toEqual(['Germany']));
    expect(sent(form)).toEqual(['de']);
  });

  test('marks the field as changed when a second value is added', async () => {
    const { field } = setup({ defaultValue: ['de'] });
    await userEvent.type(field, 'jap{Enter}');
    await userEvent.tab();
    expect(field.closest('[data-component]')).toHaveAttribute('data-dirty');
  });

  test('a disabled field has chips without buttons', () => {
    setup({ disabled: true, defaultValue: ['de'], clearLabel: 'Clear' });
    expect(chips()).toEqual(['Germany']);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

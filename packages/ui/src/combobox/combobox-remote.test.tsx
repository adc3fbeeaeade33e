import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const texts = {
  label: 'Country',
  emptyLabel: 'No such country',
  countLabel: (count: number) => `${count} countries`,
};
const element = (props: Partial<ComboboxProps>) => <Combobox {...texts} options={[]} {...props} />;
const setup = (props: Partial<ComboboxProps>) => {
  const view = render(element(props));
  return { ...view, user: userEvent.setup(), field: screen.getByRole('combobox', { name: 'Country' }) };
};
const options = () => screen.queryAllByRole('option').map((option) => option.querySelector('bdi')?.textContent);

test('a saved value keeps its label and is sent when a search no longer finds it', async () => {
  const onSearch = vi.fn();
  const saved = { value: 'ber', label: 'Berlin' };
  const props = { onSearch, defaultValue: 'ber', name: 'city' };
  const { user, field, rerender, container } = setup({ ...props, options: [saved] });
  await user.clear(field);
  await user.type(field, 'x');
  rerender(element({ ...props, options: [{ value: 'x', label: 'Xanten' }] }));
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('Berlin');
  expect(container.querySelector('select')).toHaveValue('ber');
});

test('a value whose option is loaded later is kept, and then shown and sent', () => {
  const onValueChange = vi.fn();
  const props = { onSearch: vi.fn(), onValueChange, defaultValue: 'ber', name: 'city' };
  const { field, rerender, container } = setup(props);
  expect(field).toHaveValue('');
  rerender(element({ ...props, options: [{ value: 'ber', label: 'Berlin' }] }));
  expect(field).toHaveValue('Berlin');
  expect(container.querySelector('select')).toHaveValue('ber');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('remote options that could not be loaded are loaded again from the list', async () => {
  const onSearch = vi.fn();
  const failed = { onSearch, options: [], searchError: 'Couldn’t load countries', retryLabel: 'Try again' };
  const { user, field, rerender } = setup(failed);
  await user.type(field, 'ber');
  expect(screen.getByRole('status')).toHaveTextContent('Couldn’t load countries');
  expect(options()).toEqual(['Try again']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onSearch.mock.calls).toEqual([['b'], ['be'], ['ber'], ['ber']]);
  expect(field).toHaveValue('ber');
  expect(field).toHaveAttribute('aria-expanded', 'true');
  rerender(element({ onSearch, options: [{ value: 'ber', label: 'Berlin' }] }));
  expect(options()).toEqual(['Berlin']);
});

test('typing the label of the retry selects nothing', async () => {
  const onValueChange = vi.fn();
  const failed = { onSearch: vi.fn(), options: [], searchError: 'Couldn’t load countries', retryLabel: 'Retry' };
  const { user, field } = setup({ ...failed, onValueChange });
  await user.type(field, 'Retry');
  await user.tab();
  expect(onValueChange).not.toHaveBeenCalled();
});

test('while remote options load, Enter does not select one that was found for an earlier text', async () => {
  const onValueChange = vi.fn();
  const remote = { onSearch: vi.fn(), onValueChange };
  const swiss = [{ value: 'ch', label: 'Switzerland' }];
  const { user, field, rerender } = setup({ ...remote, options: swiss });
  await user.type(field, 'nor');
  rerender(element({ ...remote, options: swiss, loadingLabel: 'Searching' }));
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{Enter}');
  expect(onValueChange).not.toHaveBeenCalled();
  expect(field).toHaveValue('nor');
  rerender(element({ ...remote, options: [{ value: 'no', label: 'Norway' }] }));
  await user.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('no');
});

test('the message of a failed search is above the option to try again', async () => {
  const failed = { onSearch: vi.fn(), options: [], searchError: 'Couldn’t load countries', retryLabel: 'Try again' };
  const { user, field } = setup(failed);
  await user.type(field, 'ber');
  expect(screen.getByRole('listbox').parentElement).toHaveTextContent(/^Couldn’t load countries\s*Try again$/);
});
